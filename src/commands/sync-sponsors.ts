import { syncedFiles } from "../../plugins/content/synced-files.ts";
import { rankSponsors } from "../site/sponsors/sponsor-ranking.ts";
import { sponsorsSchema } from "../site/sponsors/sponsors.ts";
import { retryPolicy } from "./sync/api.ts";
import { readGivers } from "./sponsors/givers.ts";
import { anAddress, aToken, readVariable, syncFile } from "./sync/sync-file.ts";

await syncFile(syncedFiles.sponsors, sponsorsSchema, async () => {
  const api = "https://api.opencollective.com/graphql/v2";
  const slug = /^[a-z\d][a-z\d-]*$/i;
  const now = new Date();
  const source = {
    api: readVariable("OPEN_COLLECTIVE_API", api, ...anAddress),
    token: readVariable("OPEN_COLLECTIVE_TOKEN", "", ...aToken),
    slug: readVariable("OPEN_COLLECTIVE_SLUG", "webpack", slug, "letters, digits and dashes"),
  };
  const givers = await readGivers(source, now, retryPolicy);
  return { date: now.toISOString(), ...rankSponsors(givers, now) };
});
