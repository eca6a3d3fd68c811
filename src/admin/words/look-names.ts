/** What people call the looks, by their names in themes: English, Hindi. */
const looks: Readonly<Record<string, readonly [string, string]>> = {
  portrait: ['With a tall picture', 'लंबे चित्र के साथ'],
  story: ['As a story', 'कहानी की तरह'],
  charter: ['As a charter', 'घोषणापत्र की तरह'],
  events: ['With events beside', 'साथ में कार्यक्रम'],
  soft: ['Soft', 'मुलायम'],
  ruled: ['Ruled', 'रेखाओं वाला'],
  open: ['Open', 'खुला'],
  arches: ['Arches', 'मेहराब'],
  plates: ['Plates', 'पट्टिकाएँ'],
  strips: ['Strips', 'पट्टियाँ'],
  standard: ['Standard', 'सामान्य'],
  plain: ['Plain', 'सादा'],
  arch: ['Arch', 'मेहराब'],
  caption: ['Full width', 'पूरी चौड़ाई'],
  split: ['Beside', 'साथ-साथ'],
  cards: ['Cards', 'कार्ड'],
  spread: ['Spread out', 'फैला हुआ'],
  product: ['Product', 'उत्पाद'],
  dark: ['Dark', 'गहरा'],
  register: ['Register', 'रजिस्टर'],
  ladder: ['Ladder', 'सीढ़ी'],
  panel: ['Panel', 'पैनल'],
  letter: ['Letter', 'पत्र'],
  trail: ['Path', 'पगडंडी'],
  agenda: ['Agenda', 'कार्यसूची'],
  mosaic: ['Mosaic', 'मोज़ेक'],
  selector: ['One at a time', 'एक-एक करके'],
  carousel: ['Row to swipe', 'सरकने वाली पंक्ति'],
  bento: ['Different sizes', 'अलग-अलग आकार'],
  framed: ['Framed', 'फ़्रेम में'],
  justified: ['Even rows', 'बराबर पंक्तियाँ'],
  grid: ['Grid', 'ग्रिड'],
  list: ['List', 'सूची'],
  table: ['Table', 'तालिका'],
  months: ['By month', 'महीनों के अनुसार'],
  magazine: ['Magazine', 'पत्रिका'],
  news: ['News', 'समाचार'],
  pair: ['Pair', 'जोड़ी'],
  splits: ['Halves', 'आधे-आधे'],
  board: ['Notice board', 'सूचना पट्ट'],
  stream: ['Stream', 'धारा'],
  band: ['Band', 'पट्टी'],
  slip: ['Slip', 'पर्ची'],
  skyline: ['Skyline', 'क्षितिज'],
  letterhead: ['Letterhead', 'लेटरहेड'],
  display: ['Large', 'बड़ा'],
  bar: ['Bar', 'पट्टी'],
  strip: ['Strip', 'पट्टी'],
  counters: ['Counters', 'गिनती'],
  quoted: ['Quotations', 'उद्धरण'],
  wall: ['Wall', 'दीवार'],
  flower: ['Flower', 'फूल'],
  dial: ['Dial', 'घड़ी'],
  arc: ['Arc', 'चाप'],
  rail: ['Rail', 'पटरी'],
  notices: ['With notices', 'सूचनाओं के साथ'],
};

const say = (both: readonly [string, string] | undefined, name: string, locale: string): string =>
  both ? both[locale === 'hi' ? 1 : 0] : words(name);

/** `moreLabel` and `more-label` as words. */
const words = (name: string): string => {
  const text = name
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

export const lookName = (look: string, locale: string): string => say(looks[look], look, locale);

/** What people call the settings of sections: English, Hindi. */
const settings: Readonly<Record<string, readonly [string, string]>> = {
  missionHeading: ['Heading of the mission', 'ध्येय का शीर्षक'],
  visionHeading: ['Heading of the vision', 'दृष्टि का शीर्षक'],
  moreLabel: ['Text of the link', 'लिंक का पाठ'],
  collapseAt: ['Letters shown at first', 'शुरू में दिखने वाले अक्षर'],
  toggleOver: ['Letters without a button for more', 'बिना बटन के अक्षर'],
  readMore: ['Button to show more', 'और दिखाने का बटन'],
  showLess: ['Button to show less', 'कम दिखाने का बटन'],
  eventsHeading: ['Heading of the events', 'कार्यक्रमों का शीर्षक'],
  eventsLabel: ['Text of the link to all events', 'सभी कार्यक्रमों के लिंक का पाठ'],
  eventsLimit: ['Most events shown', 'अधिकतम कार्यक्रम'],
  heading: ['Heading', 'शीर्षक'],
  text: ['Sentence', 'वाक्य'],
  lead: ['Sentence under the heading', 'शीर्षक के नीचे का वाक्य'],
  country: ['Country', 'देश'],
  autoplayMs: ['Seconds a slide stays; 0 stands still', 'एक स्लाइड कितने सेकंड रहे; 0 पर रुकी रहती है'],
  label: ['Name for screen readers', 'स्क्रीन रीडर के लिए नाम'],
  welcome: ['Sentence where there is no picture', 'चित्र न होने पर वाक्य'],
  datesLabel: ['Words before the next dates', 'अगली तारीख़ों से पहले के शब्द'],
  datesLimit: ['Most dates shown', 'अधिकतम तारीख़ें'],
  wish: ['Wish on each card', 'हर कार्ड पर शुभकामना'],
  allLabel: ['Text of the link to all', 'सभी के लिंक का पाठ'],
  path: ['Address of this page', 'इस पेज का पता'],
  enquireLabel: ['Text of the enquiry link', 'पूछताछ के लिंक का पाठ'],
  tone: ['Colour of the band', 'पट्टी का रंग'],
  contactLabel: ['Text of the contact link', 'संपर्क के लिंक का पाठ'],
  limit: ['Most shown', 'अधिकतम संख्या'],
  byAlbum: ['Each album under its name', 'हर एल्बम अपने नाम के नीचे'],
  linkLabel: ['Text of the link', 'लिंक का पाठ'],
  date: ['Valid from', 'कब से लागू'],
  contactText: ['Sentence above the contacts', 'संपर्क के ऊपर का वाक्य'],
  disclosureLabel: ['Text of the disclosure link', 'प्रकटीकरण के लिंक का पाठ'],
  certificateLabel: ['Text of the certificates link', 'प्रमाण पत्र के लिंक का पाठ'],
  noticesHeading: ['Heading of the notices', 'सूचनाओं का शीर्षक'],
  noticesLabel: ['Text of the link to all notices', 'सभी सूचनाओं के लिंक का पाठ'],
  speedMs: ['Seconds a turn takes', 'बदलने में लगने वाले सेकंड'],
  schoolName: ['Name of the school', 'विद्यालय का नाम'],
  dialog: ['As a dialog', 'संवाद के रूप में'],
};

export const settingName = (setting: string, locale: string): string => say(settings[setting], setting, locale);

/** What people call the values that a setting offers: English, Hindi. */
const values: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['tone red', ['Red', 'लाल']],
  ['tone amber', ['Amber', 'पीला']],
  ['tone blue', ['Blue', 'नीला']],
]);

/** Whether a value is one of a few that a setting offers. */
export const isOffered = (setting: string, value: string): boolean => values.has(`${setting} ${value}`);

export const settingValue = (setting: string, value: string, locale: string): string =>
  say(values.get(`${setting} ${value}`), value, locale);
