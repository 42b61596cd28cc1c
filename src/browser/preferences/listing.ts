import type { Listing } from "../../site/sponsors/sponsor-ranks.ts";
import { createStore } from "../store.ts";

/** The share of visits that start with monthly donors, who would otherwise rank below old totals. */
const monthlyShare = 1 / 3;

export const listing = createStore<Listing>(Math.random() < monthlyShare ? "monthly" : "total");
