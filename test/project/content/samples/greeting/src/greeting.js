export const greeting = "Hello!";
