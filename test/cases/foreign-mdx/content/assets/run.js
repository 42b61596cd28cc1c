throw new Error("A download does not run.");
