/**
 * Loaded before the script of every child (`--require`). When the launcher dies without a word, the channel to it closes: the child then stops
 * as on SIGTERM, and hard when that takes too long, so that nothing blocks the next start.
 */
const longestDrainMs = 10_000;

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), longestDrainMs).unref();
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();
