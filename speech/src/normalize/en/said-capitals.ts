/**
 * Capitals that are said otherwise than they look. Capitals of four letters that begin with a consonant and of more are
 * said as a word if they can be (SORN, LUAS), others by their letters; those that follow this need no line here.
 */

/** Read by their letters and as a word, or as another word. */
export const partlySaid: Readonly<Record<string, string>> = {
  ...{
    BPAY: 'B pay',
    NSERC: 'en serk',
    SSHRC: 'shirk',
    CIHR: 'C I H R',
    JPEG: 'J peg',
    MPEG: 'M peg',
    DVLA: 'D V L A',
    HEPS: 'H E P S',
    PAYE: 'P A Y E',
    ICBM: 'I C B M',
  },
  ...{
    DMARC: 'D mark',
    SQLSTATE: 'S Q L state',
    DDOS: 'D dos',
    CDROM: 'C D rom',
    MSDOS: 'M S dos',
    UCAS: 'U cas',
    FTSE: 'footsie',
    PYMT: 'payment',
    ICANN: 'eye can',
    JSON: 'jason',
    NOAA: 'noah',
    IHOP: 'I hop',
    CPAP: 'C pap',
    MRSA: 'mersa',
    BTEC: 'B tec',
    EULA: 'yula',
    ESOL: 'ee sol',
    KMART: 'K Mart',
    DMART: 'D Mart',
    PAYTM: 'pay T M',
    MPESA: 'M pesa',
    BKASH: 'B kash',
    OPAY: 'O pay',
    IMAX: 'eye max',
    BIGW: 'Big W',
  },
  // Health.
  ...{ NSAID: 'en said', OSAP: 'oh sap', APAP: 'A pap', BIPAP: 'by pap', HIIT: 'hit' },
  ...{ PICC: 'pick', NICU: 'nick you', PICU: 'pick you', SICU: 'sick you', MICU: 'mick you' },
  ...{ CABG: 'cabbage', NSTEMI: 'N stemi', VBAC: 'V back', TDAP: 'T dap', LVAD: 'L vad' },
  ...{ CRISPR: 'crisper', SBAR: 'S bar', HELLP: 'help', HIPAA: 'hippa', SAMHSA: 'samsa' },
  ...{ CAMHS: 'cams', CAMH: 'cam H', IAPT: 'eye apt', HIQA: 'hikwa', NPHET: 'neffet' },
  ...{ ECMO: 'ekmo', TAVR: 'taver', OBGYN: 'O B G Y N', ACOG: 'A cog', WHMIS: 'whimis' },
  // Money, housing and benefits.
  ...{ ITIN: 'I tin', LIHEAP: 'lie heap', RRIF: 'riff', RESP: 'R E S P', CERB: 'serb' },
  ...{ CEWS: 'cues', PAYG: 'pay G', ESOP: 'E sop', FSBO: 'fizbo', IRMAA: 'irma' },
  ...{ MACRS: 'makers', BMO: 'B mo', ICICI: 'I C I C I', GOOG: 'G O O G', HMDA: 'humda' },
  ...{ FASB: 'fazbee', GASB: 'gazbee', NICEIC: 'N I C E I C', NSFAS: 'N S fas' },
  // Schools and tests.
  ...{ PSAT: 'P sat', LSAT: 'L sat', MCAT: 'M cat', GMAT: 'G mat', DSAT: 'D sat' },
  ...{ LNAT: 'L nat', BMAT: 'B mat', UCAT: 'you cat', UKCAT: 'U K cat', HPAT: 'H pat' },
  ...{ SHSAT: 'S H sat', ESAT: 'E sat', ASVAB: 'as vab', IELTS: 'eye elts', ATAR: 'A tar' },
  ...{ VCAL: 'V cal', STAAR: 'star', NAEP: 'nape', PARCC: 'park', SBAC: 'S back' },
  ...{ MCAS: 'M cas', FCAT: 'F cat', HISET: 'high set', TASC: 'task', DEIS: 'desh' },
  ...{ AIIMS: 'aims', WASSCE: 'wassie', CPOMS: 'C poms', SOAS: 'so as', LSAC: 'L sac' },
  ...{ UMASS: 'U mass', UCONN: 'U conn', UPENN: 'U penn', UTEP: 'U tep', CAEL: 'kale' },
  // Agencies, courts and unions.
  ...{ USAID: 'U S aid', USCIS: 'U S C I S', CASL: 'castle', CSIS: 'see sis', RAMQ: 'ram Q' },
  ...{ CUPE: 'cue pee', OPSEU: 'op sue', AFSCME: 'afsme', IATSE: 'eye at see' },
  ...{ NASUWT: 'nas U W T', VCAT: 'V cat', NCAT: 'N cat', QCAT: 'Q cat', ACAT: 'A cat' },
  ...{ RAAF: 'raff', WAAF: 'waff', ISAF: 'eye saf', IOSH: 'eye osh', IPAF: 'eye paf' },
  ...{ IATA: 'eye ata', ICAO: 'I K O', UKIP: 'you kip', UKAD: 'U kad', UKAS: 'you kas' },
  ...{ UNAIDS: 'U N aids', UNEP: 'U nep', UNRWA: 'unra', FOIA: 'foya', THAAD: 'thad' },
  ...{ WMATA: 'wuh mata', ULEZ: 'you lez', COSHH: 'cosh', HIMARS: 'high mars', COBR: 'cobra' },
  ...{ RANZCP: 'R A N Z C P', AAMI: 'aimee', EGOT: 'E got', MMORPG: 'M M O R P G' },
  // Software and devices.
  ...{ VLAN: 'V lan', WLAN: 'W lan', DRAM: 'D ram', SRAM: 'S ram', VRAM: 'V ram' },
  ...{ NVRAM: 'N V ram', SDRAM: 'S D ram', EPROM: 'E prom', EEPROM: 'double E prom' },
  ...{ CMOS: 'C moss', OLED: 'O led', QLED: 'Q led', AMOLED: 'am O led', LDAP: 'L dap' },
  ...{ SAML: 'samel', CIDR: 'cider', SCSI: 'scuzzy', OWASP: 'O wasp', OLAP: 'O lap' },
  ...{ JBOD: 'J bod', CISO: 'see so', EPUB: 'E pub', HEIC: 'H E I C', HEIF: 'H E I F' },
  ...{ FAANG: 'fang', ROFL: 'roffle', HODL: 'hoddle', GOTY: 'G O T Y', RUOK: 'R U O K' },
  // Transport.
  ...{ ADAS: 'A das', NCAP: 'N cap', VTOL: 'V tol', EVTOL: 'E V tol' },
  ...{ STOL: 'S tol', AWACS: 'A wacs', ATIS: 'A tis', TCAS: 'T cas', ETOPS: 'E tops' },
};
/** Read as words, though short or beginning with a vowel. */
export const acronyms: ReadonlySet<string> = new Set(
  [
    'COM DOW GOA NASA NATO ALDI UBER ASDA ASOS OXFAM ARGOS UNESCO UNICEF FIFA UEFA OPEC ASEAN AIDS COVID LASER RADAR SCUBA PIN SIM RAM ROM GIF JPEG NAFTA FEMA SWAT OSHA IKEA LEGO YOLO FAQ BRICS APEC CERN SARS MERS WASP NAVY VAT NEPA WAEC INEC ASCII WYSIWYG LIBOR SOFR FOREX GAAP REIT FICO SEPA IBAN DAX NASDAQ COMEX NYMEX FIFO LIFO EBIT HELOC CAPEX OPEX POTUS FLOTUS ANSI ISEQ KOSPI IBEX SENSEX TUI KEA AUST LIM LAN WAN WIC MADD AMEX YAML UNIX TANF MERV TOML HUD AUX APAC EMEA FOMO AWOL NIMBY BAFTA MOOC ISIS ISIL AUKUS NORAD DEFRA ACAS GLAAD TASER TEFL TOEFL TESOL CELTA LIDL ESSO AXA OVO EON ENI VUE JIO OLA GLO AER WIZZ KOHLS ABSA EVRI ITSU JET',
    'OHIP AISH ASIO ASIC APRA AHPRA ISRO ASBO ESTA EFTA EFSA OFAC ARPA AFTRA ALMO ARLA ABTA ATOL IMSA ARCA OLAF ENUM ARPU OPAC UTMA UGMA UNCTAD HAP PIP PEP CAZ LEZ BAS BOM WAV NAS VIN PEX WEP FUD VIX PAC TERF MIRV HELB JAMB SERP DELF DALF PERL WASM',
  ]
    .join(' ')
    .split(' '),
);
