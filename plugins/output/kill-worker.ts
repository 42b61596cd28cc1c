/**
 * A service worker that takes itself and all that this site has stored out of a reader's browser,
 * and loads the open pages again, from the network. One line, so that it can be published by hand
 * as `sw.js`; the README shows it.
 */
export const killWorker = `addEventListener("install",()=>skipWaiting());addEventListener("activate",e=>e.waitUntil((async()=>{for(const n of await caches.keys())if(/^w(ebpack|orkbox)-/.test(n))await caches.delete(n);await registration.unregister();for(const c of await clients.matchAll({type:"window"}))c.navigate(c.url).catch(()=>{})})()));\n`;
