/** What a new club's stadium is called. */
export function stadiumNameOf(clubName: string): string {
  return `Estádio ${clubName}`;
}
