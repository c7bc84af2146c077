/**
 * npm run lock:complete, after a change of package-lock.json: adds the optional packages of other platforms. npm omits
 * those that a registry or node_modules lacks, and then refuses its own lock file in `npm ci`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
const LIBRARIES = { musl: 'musl', musleabihf: 'musl', gnu: 'glibc', gnueabihf: 'glibc' };
const ALIASES = { aarch64: 'arm64', windows: 'win32' };

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const added = [];
for (const [home, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (isLocked(home, name)) continue;
    if (!/^\d+\.\d+\.\d+/.test(version)) throw new Error(`${name} ${version}: only an exact version can be added`);
    const { cpu, libc, os } = platform(name);
    lock.packages[`node_modules/${name}`] = { version, cpu, dev, libc, optional: true, os };
    added.push(`${name}@${version}`);
  }
}

const packages = Object.entries(lock.packages).sort(([left], [right]) => left.localeCompare(right, 'en'));
writeFileSync('package-lock.json', `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`);
for (const name of added) console.log(`added ${name}`);
console.log(`${added.length} packages of other platforms added to the lock file.`);

/** Whether a package finds the other where Node would look for it. */
function isLocked(home, name) {
  for (let folder = home; ; folder = folder.replace(/(^|\/)node_modules\/(?!.*node_modules\/).*$/, '')) {
    if (lock.packages[`${folder}${folder === '' ? '' : '/'}node_modules/${name}`]) return true;
    if (folder === '') return false;
    if (!folder.includes('node_modules/')) return lock.packages[`node_modules/${name}`] !== undefined;
  }
}

/** What a package's own manifest says of its platform, read from its name, as in cli-linux-x64-musl. */
function platform(name) {
  const words = name.split(/[/-]/).map((word) => ALIASES[word] ?? word);
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  if (os === undefined || cpu === undefined) throw new Error(`${name}: its name tells no platform`);
  const libc = os === 'linux' ? Object.entries(LIBRARIES).find(([word]) => words.includes(word))?.[1] : undefined;
  return { os: [os], cpu: [cpu], libc: libc && [libc] };
}
