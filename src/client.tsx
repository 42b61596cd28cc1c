import { copyCode } from "./browser/article/copy-code.ts";
import { copyLinks } from "./browser/article/copy-links.ts";
import { foldCode } from "./browser/article/fold-code.ts";
import { followManagerTabs } from "./browser/article/package-manager.ts";
import { printDetails } from "./browser/article/printing.ts";
import { closeMenus } from "./browser/navigation/menus.ts";
import { nameEntries } from "./browser/navigation/scroll.ts";
import { replayChoices } from "./browser/start/early-input.ts";
import { canonicalUrl } from "./site/navigation/url.ts";
import { startSite } from "./start-site.tsx";

// Hosts may serve a page at several URLs. Its links and files belong to the canonical one.
const url = canonicalUrl(location.pathname);
if (url !== location.pathname) {
  history.replaceState(history.state, "", url + location.search + location.hash);
}
nameEntries();
copyCode();
copyLinks();
foldCode();
followManagerTabs();
closeMenus();
printDetails();
replayChoices();
// In a task of its own, so that phones can answer their reader first.
setTimeout(() => startSite(url));
