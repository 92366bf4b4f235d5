/** Titles that try to break out of HTML, JSON, XML or a picture, and odd ones. */
export const hostileTitles: Readonly<Record<string, string>> = {
  'ends a CDATA section': 'Chair ]]> & chair <![CDATA[',
  'ends a script': '</script><script>alert(1)</script>',
  'opens a comment': '<!--<script>',
  'quotes and entities': `"chair" 'chair' &amp; &#x3c;b&gt;`,
  emoji: 'Sofa 🛋️👩‍👩‍👧 to love',
  'right to left': 'كرسي \u202eriahc\u202c جميل',
  'line separators': 'Chair\u2028and\u2029table',
  'Pango markup': '<span size="9999999">big</span> %s \\n',
  'as long as it may be': 'Wardrobe '.repeat(11).trim(),
  'one endless word': 'W'.repeat(100),
};

/** Returns a title as it is stored: on one line, and without characters that turn others around. */
export const storedTitle = (title: string): string =>
  title
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
