/** One Idempotency-Key for each content that is sent: a repeated send counts once, a changed one is another request (D20). */
export function completionKeys(makeKey: () => string = () => crypto.randomUUID()) {
  const known = new Map<string, { content: string | Blob; key: string }>();
  return {
    /** A photo's content is the picture itself. */
    keyFor(contactTaskId: string, body: unknown): string {
      const content = body instanceof Blob ? body : JSON.stringify(body);
      const before = known.get(contactTaskId);
      if (before?.content === content) return before.key;
      const key = makeKey();
      known.set(contactTaskId, { content, key });
      return key;
    },
    forget(contactTaskId: string): void {
      known.delete(contactTaskId);
    },
  };
}
