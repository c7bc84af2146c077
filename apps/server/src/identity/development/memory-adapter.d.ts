declare module 'oidc-provider/lib/adapters/memory_adapter.js' {
  import type { AdapterFactory } from 'oidc-provider';

  /** An adapter of its own memory; the tolerance is in seconds. */
  export function createMemoryAdapter(clockTolerance: number): AdapterFactory;
}
