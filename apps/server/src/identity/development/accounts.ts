/** The test accounts: eight by name, and any other that is typed in. */

export interface TestAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

export const namedAccounts: readonly TestAccount[] = [
  account('ana', 'Ana Souza'),
  account('bruno', 'Bruno Lima'),
  account('carla', 'Carla Mendes'),
  account('davi', 'Davi Rocha'),
  account('elisa', 'Elisa Prado'),
  account('fabio', 'Fábio Nunes'),
  account('gabi', 'Gabi Torres'),
  account('hugo', 'Hugo Reis'),
];

/** The account of that id: a named one, or another of 1–24 letters, digits and hyphens; otherwise undefined. */
export function testAccount(id: string): TestAccount | undefined {
  const named = namedAccounts.find((candidate) => candidate.id === id);
  if (named !== undefined) return named;
  if (!/^[a-z0-9][a-z0-9-]{0,23}$/.test(id)) return undefined;
  return account(id, id.charAt(0).toUpperCase() + id.slice(1));
}

/** The id of a typed name: lower case, without accents, words joined by hyphens. */
export function accountIdOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 24);
}

function account(id: string, name: string): TestAccount {
  return { id, name, email: `${id}@contas-de-teste.example` };
}
