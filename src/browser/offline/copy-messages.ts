import { copyChannel, readMessage, type CopyMessage } from "../../site/offline/copy-messages.ts";

const channel = new BroadcastChannel(copyChannel);

/** Tells all other tabs. */
export const tellTabs = (message: CopyMessage): void => channel.postMessage(message);

/** Hears the other tabs. */
export function hearTabs(heard: (message: CopyMessage) => void): void {
  channel.addEventListener("message", ({ data }) => {
    const message = readMessage(data);
    if (message !== undefined) heard(message);
  });
}
