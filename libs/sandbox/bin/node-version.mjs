/** One line when this Node is too old (20.19 is the first that can load ES modules from CommonJS), else undefined. */
export function nodeProblem(version) {
  const [major, minor] = version.split('.').map(Number);
  const fits = major > 20 || (major === 20 && minor >= 19);
  return fits ? undefined : `it needs Node 20.19 or newer, this is ${version} (https://nodejs.org)`;
}

/** One line when this Node still works but gets no repairs any more, else undefined. */
export function nodeNotice(version) {
  return Number(version.split('.')[0]) < 22
    ? `Node ${version} is out of support since April 2026: it still works, 24 is recommended`
    : undefined;
}
