/** Whether another process listens already: asked before a start has done anything that takes its time. */
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Throws what listening there would throw. */
export async function assertFreePort({ port, host }: { readonly port: number; readonly host: string }): Promise<void> {
  const probe = createServer();
  probe.listen({ port, host });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
