/**
 * @typedef {object} Step
 * @property {string} word such as RUN
 * @property {string[]} flags such as --from=build
 * @property {string} rest everything after them
 */
/** @typedef {{ name: string, steps: Step[] }} DockerStage */

const known = ['ARG', 'FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'EXPOSE', 'STOPSIGNAL', 'HEALTHCHECK', 'CMD'];

/**
 * Reads the stages of a Dockerfile that keeps to a few plain words.
 * @param {string} text
 * @returns {DockerStage[]}
 * @throws {Error} for an unknown word, because a step must not be skipped silently
 */
export function readDockerfile(text) {
  /** @type {DockerStage[]} */
  const stages = [];
  const lines = text.replace(/\\\n/g, ' ').split('\n');
  for (const line of lines) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [word = '', ...parts] = line.trim().split(/\s+/);
    if (!known.includes(word)) throw new Error(`The Dockerfile has a step that cannot be tried here: ${line}`);
    const flags = parts.filter((part, index) => part.startsWith('--') && parts.slice(0, index).every(isFlag));
    const rest = parts.slice(flags.length).join(' ');
    if (word === 'FROM') stages.push({ name: / AS (\S+)$/i.exec(rest)?.[1] ?? `stage ${stages.length}`, steps: [] });
    else stages.at(-1)?.steps.push({ word, flags, rest });
  }
  return stages;
}

const isFlag = (/** @type {string} */ part) => part.startsWith('--');

/**
 * Returns what may enter an image, by an ignore file that excludes everything else.
 * @param {string} text
 * @returns {string[]} names in the project's folder
 */
export function readAllowList(text) {
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  if (lines[0] !== '*' || lines.slice(1).some((line) => !/^![\w.-]+$/.test(line)))
    throw new Error('.dockerignore must shut everything out with "*" and name what comes in.');
  return lines.slice(1).map((line) => line.slice(1));
}
