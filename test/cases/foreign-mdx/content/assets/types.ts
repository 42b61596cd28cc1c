export type Data = string;
