/** The streams that browsers have and jsdom does not; they must be there before what needs them is loaded. */
import * as streams from 'node:stream/web';

for (const [name, stream] of Object.entries(streams)) {
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value: stream });
}
