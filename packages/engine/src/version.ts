/** The version of the model. Whatever changes a digest raises it: replays name the version that plays them. */
export const ENGINE_VERSION = 4;
