/** Boards of competitions. */
import type { RivalScene } from '../scene.ts';
import { OPEN, type RouteCases } from './route-case.ts';

const NO_POST = { params: { postId: '999999' } };

/** Writes as that manager, and answers the number of the post as a parameter. */
async function written({ leagueId }: RivalScene, writer: RivalScene['ana']): Promise<{ readonly postId: string }> {
  const body = { text: 'Bom jogo a todos' };
  const { posts } = await writer.call('writePost', { params: { competitionId: leagueId }, body });
  return { postId: String(posts[0]?.id) };
}

type BoardCases = Pick<
  RouteCases,
  | 'board'
  | 'writePost'
  | 'markBoardSeen'
  | 'mutedManagers'
  | 'deletePost'
  | 'reportPost'
  | 'muteManager'
  | 'unmuteManager'
>;

export const BOARD_CASES: BoardCases = {
  board: {
    good: ({ leagueId }) => ({ params: { competitionId: leagueId }, query: {} }),
    refused: {
      'an unknown competition': [() => ({ params: { competitionId: 'nothing' }, query: {} }), 'not-found/competition'],
    },
  },
  writePost: {
    good: ({ leagueId }) => ({ params: { competitionId: leagueId }, body: { text: 'Boa sorte!' } }),
    refused: {
      'an unknown competition': [
        () => ({ params: { competitionId: 'nothing' }, body: { text: 'Oi' } }),
        'not-found/competition',
      ],
      'an empty post': [
        ({ leagueId }) => ({ params: { competitionId: leagueId }, body: { text: ' \n' } }),
        'board/empty',
      ],
      'a post without end': [
        ({ leagueId }) => ({ params: { competitionId: leagueId }, body: { text: 'a'.repeat(501) } }),
        'board/too-long',
      ],
      'an offence': [
        ({ leagueId }) => ({ params: { competitionId: leagueId }, body: { text: 'fuck' } }),
        'board/offensive',
      ],
    },
  },
  markBoardSeen: {
    good: ({ leagueId }) => ({ params: { competitionId: leagueId }, body: { upTo: 1 } }),
    refused: {
      'an unknown competition': [
        () => ({ params: { competitionId: 'nothing' }, body: { upTo: 1 } }),
        'not-found/competition',
      ],
    },
  },
  mutedManagers: OPEN,
  deletePost: {
    good: async (scene) => ({ params: await written(scene, scene.ana) }),
    refused: {
      'another’s post': [async (scene) => ({ params: await written(scene, scene.bia) }), 'not-found/post'],
      'an unknown post': [() => NO_POST, 'not-found/post'],
    },
  },
  reportPost: {
    good: async (scene) => ({ params: await written(scene, scene.bia), body: { reason: 'offence' } }),
    refused: {
      'one’s own post': [
        async (scene) => ({ params: await written(scene, scene.ana), body: { reason: 'offence' } }),
        'board/own-post',
      ],
      'an unknown reason': [
        async (scene) => ({ params: await written(scene, scene.bia), body: { reason: 'boredom' } }),
        'board/unknown-reason',
      ],
      'an unknown post': [() => ({ ...NO_POST, body: { reason: 'offence' } }), 'not-found/post'],
    },
  },
  muteManager: {
    good: ({ bia }) => ({ params: { clubId: bia.clubId }, body: {} }),
    refused: {
      oneself: [({ ana }) => ({ params: { clubId: ana.clubId }, body: {} }), 'board/own-mute'],
      'an unknown club': [() => ({ params: { clubId: 'nobody' }, body: {} }), 'not-found/manager'],
    },
  },
  unmuteManager: { good: ({ bia }) => ({ body: { clubId: bia.clubId } }), refused: {} },
};
