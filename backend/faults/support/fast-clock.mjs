// Loaded before the server: its clock runs ten times as fast.
const { now } = Date;
const begun = now();
Date.now = () => begun + (now() - begun) * 10;
