export const version = "5.112";
