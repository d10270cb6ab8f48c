import { answerBehaviours } from '../http/answer-badly';

/**
 * How the sandbox's bridge may behave: as any server, and `twice` and `disorder` tell of people twice, and not head first; `forget` says that it has
 * applied what it has not.
 */
export const bridgeBehaviours = [...answerBehaviours, 'twice', 'disorder', 'forget'] as const;
export type BridgeBehaviour = (typeof bridgeBehaviours)[number];

export const isBridgeBehaviour = (word: unknown): word is BridgeBehaviour =>
  bridgeBehaviours.includes(word as BridgeBehaviour);
