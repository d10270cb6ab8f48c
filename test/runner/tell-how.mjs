/** Whoever asks how a command is used is told; nothing is installed, built or begun then. */
export function tellHow(words) {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return;
  console.log(words);
  process.exit(0);
}
