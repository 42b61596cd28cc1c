import * as v from "valibot";
import type { Giver } from "../../site/sponsors/sponsor-ranking.ts";
import { webAddress } from "../../site/schemas.ts";
import { allPages } from "../sync/all-pages.ts";
import type { RetryPolicy } from "../sync/api.ts";
import {
  giftsData,
  giftsQuery,
  membersData,
  membersQuery,
  type Gift,
  type Member,
} from "./open-collective-queries.ts";
import { askOpenCollective, type OpenCollective, type Question } from "./open-collective.ts";

/**
 * Reads who has given money. A month counts as a twelfth of the last year before `now`, without
 * refunds. Anonymous donors are left out.
 *
 * @throws if the API does not answer as expected
 */
export async function readGivers(
  source: OpenCollective,
  now: Date,
  retryPolicy: RetryPolicy,
): Promise<readonly Giver[]> {
  const all = <Data, Node extends { readonly id: string }>(
    question: Pick<Question<Data>, "query" | "data">,
    variables: object,
    listOf: (data: Data) => { readonly totalCount: number; readonly nodes: readonly Node[] },
  ) =>
    allPages(
      async (offset) => {
        const asked = { ...question, variables: { ...variables, offset } };
        const { totalCount: total, nodes } = listOf(
          await askOpenCollective(source, asked, retryPolicy),
        );
        return { total, nodes };
      },
      ({ id }) => id,
    );
  const ofMembers = { query: membersQuery, data: membersData };
  const members = await all(ofMembers, {}, ({ account }) => account.members);
  const ofGifts = { query: giftsQuery, data: giftsData };
  const since = { dateFrom: yearBefore(now) };
  const gifts = await all(ofGifts, since, ({ transactions }) => transactions);
  return giversOf(members.nodes, gifts.nodes);
}

function yearBefore(now: Date): string {
  const date = new Date(now);
  date.setUTCFullYear(now.getUTCFullYear() - 1);
  return date.toISOString();
}

/** One for each tier, all with the same total. */
function giversOf(members: readonly Member[], gifts: readonly Gift[]): readonly Giver[] {
  const bySender = Map.groupBy(gifts, ({ fromAccount }) => fromAccount?.slug);
  const inYear = (slug: string) =>
    (bySender.get(slug) ?? [])
      .filter(({ isRefunded }) => isRefunded !== true)
      .reduce((sum, { amountInHostCurrency: { value } }) => sum + (value ?? 0), 0);
  const givers = members.flatMap((member): [string, Giver][] => {
    const slug = member.account?.slug ?? "";
    const giver = giverOf(member, inYear(slug) / 12);
    return giver === undefined ? [] : [[slug, giver]];
  });
  // Of several memberships the first counts: the map keeps what is set last.
  const byAge = givers.toSorted(([, a], [, b]) => Date.parse(b.since) - Date.parse(a.since));
  return [...new Map(byAge).values()];
}

function giverOf(
  { account, createdAt, totalDonations }: Member,
  monthly: number,
): Giver | undefined {
  const name = account?.name?.trim() ?? "";
  if (account === null || account.isIncognito === true || name === "") return undefined;
  const logo = addressOf(account.imageUrl);
  return {
    name,
    url:
      addressOf(account.website) ??
      `https://opencollective.com/${encodeURIComponent(account.slug)}`,
    ...(logo !== undefined && { logo }),
    since: createdAt,
    total: cents(totalDonations.value ?? 0),
    monthly: cents(monthly),
  };
}

/** Websites may be any text; only URLs are linked. */
const addressOf = (text: string | null | undefined) => {
  const result = v.safeParse(webAddress, text);
  return result.success ? result.output : undefined;
};

const cents = (dollars: number) => Math.round(dollars * 100) / 100;
