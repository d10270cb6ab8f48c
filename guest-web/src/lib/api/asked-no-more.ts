/** An administrator has taken the task away, or from this person, while the family was at it. Nothing failed of what the guest did. */
const codes = ['task.unknown', 'task.not_asked', 'activity.unknown'];

export const isAskedNoMore = (code: string): boolean => codes.includes(code);
