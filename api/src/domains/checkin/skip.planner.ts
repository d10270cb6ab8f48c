import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/calls/domain-error';
import type { CompletionPlan, CompletionPlanner, TaskAtHand } from './completion-request';

/** A skip stores only its mark, and only for an optional task (D20). */
@Injectable()
export class SkipPlanner implements CompletionPlanner {
  async plan({
    scene: { household, today },
    task,
    member: { contactId },
    decision,
  }: TaskAtHand): Promise<CompletionPlan | null> {
    if (!decision.isOptional) throw new DomainError('task.required');
    if (decision.isSkipped || decision.isComplete) return null;
    const skips = [...household.skips.filter((skip) => skip.contactId !== contactId || skip.taskId !== task.id)];
    return {
      kind: 'skip',
      action: 'checkin.skip',
      items: [{ contact_id: contactId, content_hash: null }],
      answers: {},
      after: { ...household, skips: [...skips, { contactId, taskId: task.id, skippedOn: today }] },
    };
  }
}
