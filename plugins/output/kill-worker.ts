/**
 * Removes the service worker and its caches from browsers and reloads open pages. It's one line, so
 * that it can be published by hand as `sw.js`: see the README.
 */
export const killWorker = `addEventListener("install",()=>skipWaiting());addEventListener("activate",e=>e.waitUntil((async()=>{for(const n of await caches.keys())if(/^w(ebpack|orkbox)-/.test(n))await caches.delete(n);await registration.unregister();for(const c of await clients.matchAll({type:"window"}))c.navigate(c.url).catch(()=>{})})()));\n`;
