import { announce } from "../announce.ts";
import { copied, endLater } from "./copy-code.ts";
import { opensElsewhere } from "../navigation/follow-links.ts";

export function copyLinks(): void {
  document.addEventListener("click", async (click) => {
    const { target } = click;
    const link = target instanceof Element ? target.closest("a") : null;
    const heading = link?.closest(".article :is(h1, h2, h3, h4, h5, h6)");
    const isOwn = heading && link?.getAttribute("href") === `#${heading.id}`;
    if (!isOwn || !link || opensElsewhere(click)) return;
    const notice = (await copied(link.href)) ? "Link copied" : "Link not copied";
    announce(notice);
    link.dataset.notice = notice;
    endLater(link, () => delete link.dataset.notice);
  });
}
