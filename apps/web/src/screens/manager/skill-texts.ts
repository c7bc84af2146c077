import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Manager } from '@mundo-manager/rules/clubs';
import { type SpeechSkill, speechEffect, type TrainingSkill, trainingEffect } from '@mundo-manager/rules/manager';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { addedPercentText, percentText } from '../../ui/text/percent.ts';

interface SkillText {
  readonly name: MessageDescriptor;
  readonly description: MessageDescriptor;
}

/** A skill as a row shows it. */
export interface ShownSkill extends SkillText {
  readonly type: 'training' | 'speech';
  readonly key: string;
  readonly level: (manager: Manager) => number;
  /** What the skill does at a level, in words. */
  readonly effect: (manager: Manager, level: number) => string;
}

const TRAINING: Readonly<Record<TrainingSkill, SkillText>> = {
  attacking: { name: msg`Ataque`, description: msg`Treinos de ataque rendem mais.` },
  defending: { name: msg`Defesa`, description: msg`Treinos de defesa rendem mais.` },
  heading: { name: msg`Jogo aéreo`, description: msg`Treinos de jogo aéreo rendem mais.` },
  physical: { name: msg`Físico`, description: msg`Treinos físicos rendem mais.` },
  goalkeeping: { name: msg`Goleiros`, description: msg`Treinos de goleiro rendem mais.` },
  ballControl: { name: msg`Controle de bola`, description: msg`Treinos de controle de bola rendem mais.` },
};

const SPEECH: Readonly<Record<SpeechSkill, SkillText>> = {
  attacking: { name: msg`Ataque`, description: msg`Aumenta o poder ofensivo do time no jogo.` },
  defending: { name: msg`Defesa`, description: msg`Aumenta o poder defensivo do time no jogo.` },
  spirit: { name: msg`Espírito`, description: msg`Aumenta a moral e a determinação dos jogadores no jogo.` },
  focus: { name: msg`Foco`, description: msg`Aumenta a visão e a tomada de decisão no jogo.` },
  boosters: { name: msg`Boosters`, description: msg`A porcentagem de eficácia dos boosters de jogo.` },
};

/** A skill of training: what it adds to what players gain. R-MAN-11 */
export function trainingSkill(name: TrainingSkill, ruleset: Ruleset): ShownSkill {
  return {
    ...TRAINING[name],
    type: 'training',
    key: name,
    level: ({ skills }) => skills.training[name],
    effect: ({ skills }, level) =>
      addedPercentText(
        trainingEffect({ skills: { ...skills, training: { ...skills.training, [name]: level } } }, name, ruleset),
      ),
  };
}

/** A skill of the speech: what it adds in the match, or how much of a match booster works. R-MAN-12, R-MAN-13, R-MSC-8 */
export function speechSkill(name: SpeechSkill, ruleset: Ruleset): ShownSkill {
  const write = name === 'boosters' ? percentText : addedPercentText;
  return {
    ...SPEECH[name],
    type: 'speech',
    key: name,
    level: ({ skills }) => skills.speech[name],
    effect: ({ skills }, level) =>
      write(speechEffect({ skills: { ...skills, speech: { ...skills.speech, [name]: level } } }, name, ruleset)),
  };
}
