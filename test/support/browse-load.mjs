import autocannon from 'autocannon';

/**
 * Run by `browse-load.ts` as a process of its own: looks around a shop until its input ends, and prints every second
 * what came back, as one line of JSON. Arguments: origin, connections, and requests a second in all, or nothing for as
 * fast as the shop answers.
 */
const [origin, connections, rate] = process.argv.slice(2);

/** No two looks are at the same address, so that none is answered from what is kept. */
const pages = ['/?visit=', '/collections/Sofa?visit=', '/api/item/Sofa?visit='];
let looks = 0;
/** Each look comes from a house of its own: what is tried is how much is asked, not who asks too much. */
const address = () => `10.${(looks >> 16) & 255}.${(looks >> 8) & 255}.${looks & 255}`;

const seen = { answers: {}, silent: 0, errors: 0 };
const started = performance.now();
const load = autocannon({
  url: origin,
  connections: Number(connections),
  duration: 3600,
  // Whoever is not answered at all within this time counts as an error.
  timeout: 60,
  ...(rate ? { overallRate: Number(rate) } : {}),
  requests: pages.map((page) => ({
    setupRequest(request) {
      looks += 1;
      return { ...request, path: `${page}${looks}`, headers: { 'X-Forwarded-For': address() } };
    },
    onResponse(status, _body, _context, headers) {
      seen.answers[status] = (seen.answers[status] ?? 0) + 1;
      if (status === 503 && !headers['retry-after']) seen.silent += 1;
    },
  })),
});
load.on('reqError', () => {
  seen.errors += 1;
});
const print = (printed) =>
  process.stdout.write(`${JSON.stringify({ ...seen, seconds: (performance.now() - started) / 1000 })}\n`, printed);
const printing = setInterval(() => print(), 1000);
process.stdin.resume().on('end', () => {
  clearInterval(printing);
  print(() => process.exit());
});
