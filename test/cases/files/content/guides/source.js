throw new Error("This is for readers.");
