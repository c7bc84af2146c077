/** What the author has to put right before anything can run: one clear line, exit code 2. */
export class Complaint extends Error {}
