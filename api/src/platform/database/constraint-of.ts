/** The name of the database's constraint that refused a statement, when one did. */
export function constraintOf(error: unknown): string | undefined {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  const isRefusal = typeof code === 'string' && code.startsWith('23');
  return isRefusal && typeof constraint === 'string' ? constraint : undefined;
}
