/** The files of the embedded database, with an fsync that reaches the disk. R-STO-2 */
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface NodeStream {
  readonly nfd?: number;
  readonly node: unknown;
}
interface NodeFiles {
  readonly stream_ops: { fsync?: (stream: NodeStream) => number };
  realPath(node: unknown): string;
}

/** PGlite's own file system leaves fsync out: every commit would be in the page cache only. */
export class DurableFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const addFsync = (module: { readonly NODEFS?: NodeFiles }) => {
      const files = module.NODEFS;
      if (files === undefined) throw new Error('the embedded database has no NODEFS: fsync can not be added');
      files.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) fsyncSync(stream.nfd);
        else fsyncFolder(files.realPath(stream.node));
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync as never] } };
  }
}

/** PGlite's start parameters without '-F', which switches fsync off; fdatasync, the usual method on Linux, does nothing in it. */
export const DURABLE_START: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

function fsyncFolder(path: string): void {
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
