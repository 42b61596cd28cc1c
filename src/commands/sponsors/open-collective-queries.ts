import * as v from "valibot";
import { timestamp } from "../../site/schemas.ts";

/** Donors with two kinds of membership appear twice. */
export const membersQuery = `query ($slug: String!, $limit: Int!, $offset: Int!) {
  account(slug: $slug) {
    members(role: [BACKER], limit: $limit, offset: $offset) {
      totalCount
      nodes {
        id
        createdAt
        totalDonations { value currency }
        account { slug name website imageUrl(height: 256) isIncognito }
      }
    }
  }
}`;

export const giftsQuery = `query ($slug: String!, $dateFrom: DateTime!, $limit: Int!, $offset: Int!) {
  transactions(account: [{ slug: $slug }], type: CREDIT, kind: [CONTRIBUTION], dateFrom: $dateFrom, limit: $limit, offset: $offset) {
    totalCount
    nodes {
      id
      isRefunded
      amountInHostCurrency { value currency }
      fromAccount { slug }
    }
  }
}`;

/** In dollars, like the ranks. */
const amount = v.object({
  value: v.nullable(v.number()),
  currency: v.nullish(v.literal("USD")),
});

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const member = v.object({
  id: v.string(),
  createdAt: timestamp,
  totalDonations: amount,
  account: v.nullable(
    v.object({
      slug: v.string(),
      name: v.nullish(v.string()),
      website: v.nullish(v.string()),
      imageUrl: v.nullish(v.string()),
      isIncognito: v.nullish(v.boolean()),
    }),
  ),
});

const gift = v.object({
  id: v.string(),
  isRefunded: v.nullish(v.boolean()),
  amountInHostCurrency: amount,
  fromAccount: v.nullable(v.object({ slug: v.string() })),
});

export const membersData = v.object({
  account: v.object({ members: v.object({ totalCount: count, nodes: v.array(member) }) }),
});

export const giftsData = v.object({
  transactions: v.object({ totalCount: count, nodes: v.array(gift) }),
});

export type Member = v.InferOutput<typeof member>;
export type Gift = v.InferOutput<typeof gift>;
