import type { CourseInput } from './courseRow.ts';

/**
 * Words that place a course in one of our categories, English and Indonesian. Of equal hits the first category wins.
 */
const KEYWORDS: readonly (readonly [slug: string, words: string])[] = [
  [
    'pemasaran-digital',
    'marketing|seo|sem|pemasaran|digital ?marketing|social media|media sosial|facebook|instagram|tiktok|google ads|adwords|copywriting|branding|e-?commerce|shopify|jualan online|content creat\\w*|content writing|affiliate|dropshipping|youtube',
  ],
  [
    'data-analitik',
    'data|excel|spreadsheet|tableau|power ?bi|statistic\\w*|statistik\\w*|analytics|analitik|machine learning|deep learning|artificial intelligence|tensorflow|pandas|big data|maths?|mathematics|matematika|calculus|algebra|probability|neural|kecerdasan artifisial|nlp',
  ],
  [
    'teknologi-informasi',
    'python|java|javascript|php|c\\+\\+|c#|sql|mysql|web|html|css|react|angular|vue|node|django|laravel|android|ios|flutter|kotlin|swift|program\\w*|coding|developer|development|software|computer|komputer|cloud|aws|azure|devops|docker|kubernetes|linux|cyber\\w*|security|hacking|network\\w*|jaringan|blockchain|database|information technology|teknologi|iot|unity|unreal|game|wordpress|api|microservices|algorithm\\w*|it|cisco|hardware|back-?end|front-?end|mern|testing|git|salesforce|server|app',
  ],
  [
    'keuangan-akuntansi',
    'finance|financial|keuangan|accounting|akuntansi|tax\\w*|pajak|perpajakan|invest\\w*|trading|forex|stocks?|saham|bank\\w*|budget\\w*|economics?|ekonomi|bookkeeping|quickbooks|audit|crypto\\w*|bitcoin|insurance|cpa|cfa',
  ],
  [
    'desain-kreatif',
    'design\\w*|desain|graphic|photoshop|illustrator|art|arts|craft|drawing|draw|sketch\\w*|paint\\w*|watercolor|illustrat\\w*|photograph\\w*|fotografi|video|videograph\\w*|film|animation|animasi|blender|3d|ui|ux|music\\w*|musik|guitar|piano|sing\\w*|instruments?|ukulele|drum\\w*|fashion|sewing|menjahit|knit\\w*|crochet|embroidery|lettering|calligraphy|canva|architecture|autocad interior|pattern|procreate|lightroom|seni|batik|merajut|digital-imaging|flowers',
  ],
  [
    'bahasa-komunikasi',
    'languages?|bahasa|english|inggris|spanish|french|german|japanese|jepang|mandarin|chinese|korean|korea|arabic|italian|portuguese|russian|toefl|ielts|grammar|communication|komunikasi|public speaking|writing|menulis|presentation|presentasi|translation|vocabulary|speaking|literature|sastra',
  ],
  [
    'kesehatan',
    'health\\w*|kesehatan|medic\\w*|nutrition|gizi|diet|fitness|yoga|nurs\\w*|wellness|anatomy|psychology|psikologi|meditation|mental|therapy|first aid|biolog\\w*|pharma\\w*|disease|cancer|covid\\S*|massage|sport\\w*|olahraga|sleep|body-care\\S*|healthwellness',
  ],
  [
    'kuliner-perhotelan',
    'cook\\w*|masak|memasak|bak(?:e|ing)|food\\w*|kuliner|culinary|cake|kue|pastry|bread|roti|dessert\\S*|barista|coffee|kopi|hotel\\w*|perhotelan|hospitality|restaurant|wine|chocolate|recipe\\w*|resep|tata boga|foodpreneurs|pizza|sushi',
  ],
  [
    'pariwisata-bahari',
    'travel\\w*|touris\\w*|wisata|pariwisata|marine|maritime|ocean\\w*|kapal|selam|sailing|fisher\\w*|perikanan|laut|bahari',
  ],
  [
    'teknik-otomotif',
    'engineer\\w*|teknik|mechanic\\w*|electric\\w*|electronic\\w*|listrik|automotive|otomotif|motor|solidworks|autocad|robot\\w*|arduino|plc|welding|las|energy|solar|physics|fisika|chemistry|kimia|manufactur\\w*|construction|materials|circuits?|raspberry pi|cnc|aerospace|hvac|six sigma',
  ],
  [
    'bisnis-manajemen',
    'business|bisnis|management|manajemen|manage|entrepreneur\\w*|startups?|usaha|wirausaha|kewirausahaan|project|pmp|leader\\w*|kepemimpinan|sales|strategy|supply chain|logistic\\w*|human resources?|hr|umkm|ekspor|customer|pelanggan|agile|scrum|negotiat\\w*|operations|law|hukum|real estate|marketing strategy|office|administrasi|accountability|consult\\w*',
  ],
  [
    'pengembangan-diri',
    'personal\\W?development|self-help|career\\w*|karier|karir|productivity|produktivitas|pengembangan diri|soft skills?|motivation|motivasi|confidence|mindset|time management|memory|happiness|parenting|teach\\w*|education|pendidikan|guru|interview|wawancara|cv|resume|study|belajar efektif|agama|kelas [ivx0-9]+|persiapan-tes|cpns|job|mindful\\w*|relationship|humanities|history|sejarah|philosophy|social sciences',
  ],
];

const MATCHERS = KEYWORDS.map(([slug, words]) => ({
  slug,
  matcher: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu'),
}));

/** Where courses go that no word places. */
const DEFAULT_CATEGORY = 'pengembangan-diri';

/** Categories so wide that the title knows better. */
const WIDE = new Set([
  'business',
  'education',
  'n/a',
  'art',
  'social sciences',
  'arts and humanities',
  'humanities',
  'health',
  'teknologi',
  'physical science and engineering',
]);

function bestOf(text: string): string | null {
  let best: { slug: string; hits: number } | null = null;
  for (const { slug, matcher } of MATCHERS) {
    const hits = text.match(matcher)?.length ?? 0;
    if (hits > (best?.hits ?? 0)) best = { slug, hits };
  }
  return best?.slug ?? null;
}

/**
 * The category of ours that a course of another catalogue belongs to, by its own categories, then its title, then its
 * skills.
 */
export function categoryOf({ category, subcategory, topic, subjects, title, skills }: CourseInput): string {
  const own = [category, subcategory, topic, ...(subjects ?? [])].filter(
    (value) => value !== undefined && value !== '',
  );
  const narrow = own.filter((value) => !WIDE.has(value!.toLowerCase()));
  return (
    bestOf(narrow.join(' | ')) ??
    bestOf(title) ??
    bestOf((skills ?? []).join(' | ')) ??
    bestOf(own.join(' | ')) ??
    DEFAULT_CATEGORY
  );
}
