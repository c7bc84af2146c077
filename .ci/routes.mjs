/**
 * Fails where a file of the server's routes exports anything but its one register function, registers a read after a
 * command, or is left out of `routes/index.ts` (docs/architecture.md, 'A route').
 */
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = 'apps/server/src/routes';
const INDEX = 'index.ts';

const pascal = (name) => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
const isRead = (kind) => kind === 'Route' || kind === 'Raw';

const index = readFileSync(`${FOLDER}/${INDEX}`, 'utf8');
const files = readdirSync(FOLDER).filter((file) => file !== INDEX);
const faults = files.flatMap((file) => {
  const source = readFileSync(`${FOLDER}/${file}`, 'utf8');
  const name = `register${pascal(file.replace(/\.ts$/, ''))}`;
  const exported = [...source.matchAll(/^export .*$/gm)].map(([line]) => line);
  const isAlone = exported.length === 1 && exported[0].startsWith(`export function ${name}(`);
  const kinds = [...source.matchAll(/^ {2}register(Route|Raw|Update|ClubCommand|UserCommand)\(/gm)].map(
    ([, kind]) => kind,
  );
  const isInOrder = kinds.every((kind, place) => !isRead(kind) || kinds.slice(0, place).every(isRead));
  return [
    ...(isAlone ? [] : [`${file}: exports not ${name} alone`]),
    ...(index.includes(`  ${name}(host);`) ? [] : [`${file}: ${INDEX} does not call ${name}(host)`]),
    ...(isInOrder ? [] : [`${file}: registers a read after an update or a command`]),
  ];
});
for (const fault of faults) console.log(`${FOLDER}/${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
