/** Exits 0 when the address answers 2xx: the image has no curl. */
fetch(process.argv[2], { signal: AbortSignal.timeout(4000) }).then(
  (response) => process.exit(response.ok ? 0 : 1),
  () => process.exit(1),
);
