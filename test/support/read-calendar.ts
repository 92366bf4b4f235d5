type Property = { parameters: Record<string, string>; value: string };

const CONTROL = /[^\P{Cc}\t]/u;
const parameter = /;([A-Z-]+)=("[^"]*"|[^";:,]*)/y;

/**
 * Reads a calendar file with one event as strictly as RFC 5545 writes it.
 * @throws on lines that are too long or end otherwise, control characters, unknown escapes and repeated properties
 */
export function readCalendar(file: string): Record<string, Property> {
  if (!file.endsWith('\r\n')) throw new Error('The last line has no end.');
  const lines = file.slice(0, -2).split('\r\n');
  for (const line of lines) {
    if (Buffer.byteLength(line) > 75) throw new Error(`A line has more than 75 bytes: ${line}`);
    if (CONTROL.test(line)) throw new Error(`A line has a control character: ${JSON.stringify(line)}`);
    if (!line.isWellFormed()) throw new Error('A line is cut inside a character.');
  }
  const unfolded = lines.join('\n').replaceAll('\n ', '').split('\n');
  const stack: string[] = [];
  const found: Record<string, Property> = {};
  for (const line of unfolded) {
    const property = readLine(line);
    if (property.name === 'BEGIN') stack.push(property.value);
    else if (property.name === 'END') {
      if (stack.pop() !== property.value) throw new Error(`${line} ends nothing.`);
    } else if (found[property.name]) throw new Error(`${property.name} stands twice.`);
    else found[property.name] = property;
  }
  if (stack.length > 0) throw new Error(`${stack.join(', ')} has no end.`);
  return found;
}

function readLine(line: string): Property & { name: string } {
  const [name] = /^[A-Z-]+/.exec(line) ?? [];
  if (!name) throw new Error(`A line has no name: ${line}`);
  const parameters: Record<string, string> = {};
  parameter.lastIndex = name.length;
  let end = name.length;
  for (let one = parameter.exec(line); one; one = parameter.exec(line)) {
    parameters[one[1] ?? ''] = (one[2] ?? '').replace(/^"|"$/g, '');
    end = parameter.lastIndex;
  }
  if (line[end] !== ':') throw new Error(`A line has no value: ${line}`);
  const value = line.slice(end + 1);
  return { name, parameters, value: ['SUMMARY', 'DESCRIPTION'].includes(name) ? readText(value) : value };
}

function readText(value: string): string {
  if (/(?<!\\)(\\\\)*[;,]/.test(value)) throw new Error(`A separator is not escaped: ${value}`);
  return value.replace(/\\(.?)/gs, (_, escaped: string) => {
    if (!['\\', ';', ',', 'n', 'N'].includes(escaped)) throw new Error(`This is no escape: \\${escaped}`);
    return escaped.toLowerCase() === 'n' ? '\n' : escaped;
  });
}
