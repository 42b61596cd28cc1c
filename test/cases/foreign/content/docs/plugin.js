throw new Error("Needs its own site.");
