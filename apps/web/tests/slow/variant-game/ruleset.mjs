/** A world of its own: small leagues, other prices, prizes, quotas, counts and formations. */
export default {
  name: 'Bairro',
  server: { trainingSpeed: 7, restSpeed: 4 },
  competitions: {
    leagueClubs: 4,
    leagueEntryCredits: 13,
    prizes: {
      'MM League': [
        { place: 1, money: 777_000, credits: 44 },
        { place: 2, money: 555_000, credits: 33 },
        { place: 3, money: 333_000, credits: 22 },
        { place: 4, money: 222_000, credits: 21 },
      ],
    },
  },
  training: { restsPerDay: 9, minimumCondition: 66 },
  market: { searchesPerDay: 8 },
  finances: { reservedWages: 3 },
  sponsorship: { awardWindow: 45, offers: [{ id: '1', duration: 11, factor: 1, credits: 3 }] },
  facilities: {
    stadium: [
      { level: 1, seats: 4_000, price: 0 },
      { level: 2, seats: 9_000, price: 234_000 },
    ],
  },
  boosters: { fusionCredits: 17 },
  manager: { matchExperience: { win: 321, draw: 123, loss: 12 }, creditsPerLevel: 6 },
  dailyRewards: { money: 54_321 },
  clubCreation: { nameLength: { minimum: 3, maximum: 14 }, formations: { A: '433Wide', B: '442', C: '532' } },
  tactics: { maximumSubstitutions: 3 },
};
