/** A goal: how it was scored, what it means for the match, and what it is to the scorer. */
import type { GoalMeaning, GoalOccasion, GoalTally, Sentences } from '../phrases.ts';

export const GOAL_LINES: Sentences<GoalOccasion> = {
  goal: [
    'GOAL! {player} puts it in the net!',
    'It’s a goal! {player} makes no mistake!',
    'GOOOAL! {player} finds the net!',
    'It’s in! {player} scores!',
    'Goal! {player} beats {keeper}!',
    'GOAL! {player} shoots and {keeper} can’t reach it!',
    '{player} scores! The crowd goes wild!',
  ],
  goalWithAssist: [
    'GOAL! {other} sets it up and {player} finishes!',
    'It’s a goal! Passed by {other}, finished by {player}!',
    '{player} scores! He makes the most of the pass from {other}!',
    'It’s in! {other} found {player}, who scored!',
    'GOOOAL! {player} gets the ball from {other} and beats {keeper}!',
    'Goal! What a pass from {other}, what a finish from {player}!',
    'GOAL! {other} plays {player} in, and he scores!',
  ],
  goalFromCross: [
    'GOAL! {other} crosses, {player} finishes!',
    'A cross from {other} and a goal from {player}!',
    'It’s a goal! The ball from {other} finds {player} in the box!',
    'In came the cross from {other}: {player} puts it away!',
  ],
  goalFromFar: [
    'WHAT A GOAL! From distance, {player} beats {keeper}!',
    'GOAL! {player} lets fly from outside the box and scores!',
    'What a strike! {player} shoots from long range and scores!',
  ],
  goalFromClose: [
    'GOAL! {player} taps it in from close range!',
    'You don’t miss from the six-yard box: {player} scores!',
    'It’s a goal! {player} pops up in front of goal and scores!',
  ],
  goalFromCorner: [
    'GOAL from the corner! {player} puts it in the net!',
    'It began with the ball by the flag, and it ends with a goal from {player}!',
    'It’s a goal! The corner leads to it, and {player} scores!',
  ],
  headerWithAssist: [
    'A headed GOAL! {other} puts it into the box and {player} heads it in!',
    'It’s a header! {player} finishes off the ball from {other}!',
    '{other} delivers, {player} heads it: GOAL!',
    'It’s a goal! {player} wins it in the air from the ball by {other}!',
  ],
  freeKickGoal: [
    'WHAT A FREE KICK! {player} strikes it, {keeper} can’t get there!',
    'GOAL! Straight from the free kick, {player} scores!',
    'What a hit! {player} scores from the free kick!',
  ],
  penaltyGoal: [
    'GOAL! {player} converts the penalty!',
    '{player} takes the penalty and tucks it away: GOAL!',
    '{keeper} is beaten: {player} scores the penalty!',
    'Converted! {player} keeps his nerve and scores from the penalty!',
  ],
  ownGoal: [
    'Own goal! {player} turns it into his own net!',
    'What bad luck! An own goal by {player}!',
    'Into the wrong net! {player} scores an own goal!',
  ],
};

export const GOAL_MEANINGS: Sentences<GoalMeaning> = {
  opener: [
    '{team} open the scoring: {score}.',
    'The deadlock is broken: {score}, {team} in front.',
    'Goalless no more: {score}, {team} have the lead.',
  ],
  openerEarly: [
    'A perfect start, {team} in front: {score}!',
    'The match has barely begun, and {team} are in front: {score}.',
  ],
  equaliser: ['{team} level it: {score}.', 'We’re all square: {score}.', '{team} are back on terms: {score}.'],
  equaliserLate: [
    'Late on, {team} snatch an equaliser: {score}!',
    'What drama! {team} equalise at the death: {score}!',
  ],
  comeback: [
    'They’ve turned it around! {team} go in front: {score}.',
    'The comeback is complete! {team} are in front: {score}.',
  ],
  comebackLate: [
    'A late turnaround! {team} in front: {score}!',
    'Unbelievable: {team} turn it round at the death, {score}!',
  ],
  lead: ['{team} are back in front: {score}.', '{team} regain the lead: {score}.', 'Ahead once more: {team}, {score}.'],
  leadLate: ['Late on, {team} go in front: {score}!', 'That could be the winner, {team} in front: {score}!'],
  extend: ['{team} extend their lead: {score}.', 'The lead grows: {score}.', '{team} go two clear: {score}.'],
  rout: [
    'It’s turning into a rout: {score}, {team} won’t stop.',
    '{team} are running riot: {score}.',
    'This is a demolition: {score}.',
    '{rival} are all at sea: {score}.',
  ],
  reduce: ['{team} pull one back: {score}.', 'The gap narrows: {score}.', '{team} still believe: {score}.'],
};

export const SCORER_TALLIES: Sentences<GoalTally> = {
  brace: ['That’s two for {player} in this match.', '{player} again: two goals from him.'],
  hatTrick: ['A hat-trick for {player}: the match ball is his!', 'That’s the third from {player} in this match!'],
  more: ['{player} has scored {count} goals now!', 'That’s {count} goals from {player} in this match!'],
};
