// Asks a running server, as the manager whose token it is given, for the club, its next match and the league's table.
import { createClient } from '@mundo-manager/contract/client';

const [baseUrl, token] = process.argv.slice(2);
const client = createClient({ baseUrl, token: () => token });
const { club, currentCompetitions } = await client.call('initialData');
console.log(`${club.name}: ${club.players.length} players, $ ${club.finances.totalMoney}`);
for (const { name, number, table } of currentCompetitions)
  console.log(`${name} ${number}: ${table.map(({ clubName, points }) => `${clubName} ${points}`).join(', ')}`);
