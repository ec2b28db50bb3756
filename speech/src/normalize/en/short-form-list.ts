type List = Readonly<Record<string, string>>;

/** Short forms that are no words themselves, with or without a full stop, in small letters or with a capital. */
export const anywhere: List = {
  ...{ hwy: 'highway', hwys: 'highways', pkwy: 'parkway', blvd: 'boulevard', fwy: 'freeway' },
  ...{ expy: 'expressway', tpke: 'turnpike', cnr: 'corner', btwn: 'between', jct: 'junction' },
  ...{ twp: 'township', cnty: 'county', mtn: 'mountain', mtns: 'mountains', cswy: 'causeway' },
  ...{ bldgs: 'buildings', apts: 'apartments', univ: 'university', hosp: 'hospital' },
  ...{ elem: 'elementary', ctr: 'center', intl: 'international', natl: 'national' },
  ...{ mktg: 'marketing', acctg: 'accounting', engg: 'engineering', engrg: 'engineering' },
  ...{ engr: 'engineer', mfg: 'manufacturing', mfr: 'manufacturer', mfrs: 'manufacturers' },
  ...{ mgrs: 'managers', mgt: 'management', supvr: 'supervisor', chmn: 'chairman' },
  ...{ cttee: 'committee', ctte: 'committee', depts: 'departments', commr: 'commissioner' },
  ...{ regd: 'registered', estd: 'established', recd: 'received', rcvd: 'received' },
  ...{ reqd: 'required', addl: 'additional', "add'l": 'additional', renov: 'renovated' },
  ...{ pymt: 'payment', pymts: 'payments', pmts: 'payments', stmt: 'statement', wdl: 'withdrawal' },
  ...{ stmts: 'statements', xfer: 'transfer', bfwd: 'brought forward', cfwd: 'carried forward' },
  ...{ qtr: 'quarter', qtrs: 'quarters', qtrly: 'quarterly', hrly: 'hourly', yrly: 'yearly' },
  ...{ mins: 'minutes', secs: 'seconds', wkday: 'weekday', wkdays: 'weekdays', bfast: 'breakfast' },
  ...{ brkfst: 'breakfast', bkfst: 'breakfast', lge: 'large', sml: 'small', ctn: 'carton' },
  ...{ ctns: 'cartons', btls: 'bottles', pkts: 'packets', pkgs: 'packages', dlvry: 'delivery' },
  ...{ bthrm: 'bathroom', bthrms: 'bathrooms', bdrm: 'bedroom', bdrms: 'bedrooms' },
  ...{ ldry: 'laundry', immed: 'immediate', pvt: 'private' },
  ...{ sched: 'schedule', prev: 'previous', svc: 'service', svcs: 'services', hldgs: 'holdings' },
  ...{ grnd: 'ground', flr: 'floor', flrs: 'floors', grp: 'group', cont: 'continued' },
};

/** After a capital word, as the end of the name of a firm or a place. */
export const afterName: List = {
  ...{ Bhd: 'Berhad', Pty: 'Proprietary', Corp: 'Corporation', Bros: 'Brothers', Cos: 'Companies' },
  ...{ Inds: 'Industries', Pde: 'Parade', Cct: 'Circuit', Trl: 'Trail', Gdns: 'Gardens' },
  ...{ Espl: 'Esplanade', Plz: 'Plaza', Hts: 'Heights', Spgs: 'Springs', Cswy: 'Causeway' },
  ...{ Crk: 'Creek', Bch: 'Beach', Hbr: 'Harbor', Fls: 'Falls', Vly: 'Valley', Rdg: 'Ridge' },
  ...{ Stn: 'Station', Jnr: 'Junior', Sts: 'Streets', Rds: 'Roads', Aves: 'Avenues' },
  ...{ Grv: 'Grove', Mdws: 'Meadows', Byp: 'Bypass', Isl: 'Island', Coll: 'College', Sq: 'Square' },
  ...{ Rvrs: 'Rovers', Cem: 'Cemetery', Vlg: 'Village', Amer: 'America', Assocs: 'Associates' },
};

/** After a house number and a name: 7 Elm Pl. */
export const onStreetOnly: List = {
  ...{ Pl: 'Place', Cl: 'Close', Cir: 'Circle', Ter: 'Terrace', Terr: 'Terrace', Gr: 'Grove' },
  ...{ Esp: 'Esplanade', Wy: 'Way', Wlk: 'Walk', Xing: 'Crossing', Aly: 'Alley', Pk: 'Park' },
};

/** Before a capital word, and not behind a name. */
export const beforeCapital: List = {
  ...{
    Sdn: 'Sendirian',
    Nth: 'North',
    Sth: 'South',
    Nthn: 'Northern',
    Sthn: 'Southern',
    Pt: 'Point',
    Lk: 'Lake',
    Gt: 'Great',
    Jln: 'Jalan',
  },
  ...{ Jl: 'Jalan', Bt: 'Bukit', Bkt: 'Bukit', Upp: 'Upper', Tg: 'Tanjong', Sg: 'Sungai' },
  ...{ Tmn: 'Taman', Assoc: 'Associate', Dy: 'Deputy', Jt: 'Joint', Smt: 'Shrimati' },
  ...{ Hon: 'Honorable', Rev: 'Reverend', Gov: 'Governor', Sen: 'Senator', Rep: 'Representative' },
  ...{ Gen: 'General', Maj: 'Major', Brig: 'Brigadier', Adm: 'Admiral', Insp: 'Inspector' },
  ...{ Const: 'Constable', Snr: 'Senior', Ofc: 'Officer', Drs: 'Doctors', Profs: 'Professors' },
  ...{ Sens: 'Senators', Reps: 'Representatives', Govs: 'Governors', Gens: 'Generals' },
  ...{
    Cr: 'Councillor',
    Pty: 'Proprietary',
    Exec: 'Executive',
    Supt: 'Superintendent',
    Natl: 'National',
  },
  ...{ Asst: 'Assistant', Addl: 'Additional', Bros: 'Brothers', Det: 'Detective' },
};
/** These only with a full stop, which a name begins behind: Adv. Rao, Eng. Kariuki, Sec. Blinken. */
export const stoppedBeforeName: List = {
  ...{ Adv: 'Advocate', Eng: 'Engineer', Sec: 'Secretary', Dir: 'Director', Dep: 'Deputy' },
  ...{ Coord: 'Coordinator', Treas: 'Treasurer', Rec: 'Rec', Phys: 'Physical' },
};
/** Before "of" with a full stop: Min. of Finance. */
export const beforeOf: List = {
  ...{ Min: 'Ministry', Inst: 'Institute', Soc: 'Society', Div: 'Division', Bd: 'Board' },
  ...{ Bur: 'Bureau', Dir: 'Director', Sec: 'Secretary', Coll: 'College', Assoc: 'Association' },
  ...{ Fac: 'Faculty', Sch: 'School', Bk: 'Bank', Acad: 'Academy' },
};

/** Before a figure: blk 221, lor 8, ver. 2.1. */
export const beforeFigure: List = {
  ...{ blk: 'block', lor: 'lorong', ver: 'version', chap: 'chapter', qn: 'question' },
  ...{ ques: 'question', sem: 'semester', std: 'standard', pri: 'primary', apt: 'apartment' },
  ...{ ste: 'suite', rm: 'room', bldg: 'building', elev: 'elevation' },
  ...{ lvl: 'level', yr: 'year', mth: 'month', inv: 'invoice', lic: 'license' },
  ...{ ser: 'serial', fl: 'floor', ard: 'around', min: 'minimum' },
};
/** After an ordinal: 2nd fl, 1st yr. */
export const afterOrdinal: List = {
  ...{ fl: 'floor', flr: 'floor', yr: 'year', gr: 'grade', qtr: 'quarter', sem: 'semester' },
  ...{ wk: 'week', mth: 'month', std: 'standard', inn: 'innings', div: 'division' },
};
/** After this, last, a, per: times. */
export const afterThis: List = {
  ...{ yr: 'year', wk: 'week', mth: 'month', hr: 'hour', min: 'minute', mo: 'month' },
  ...{ yrs: 'years', hrs: 'hours', mos: 'months', qtr: 'quarter' },
};
/** Whole, with their signs, in any place. */
export const signed: List = {
  ...{ 'S/o': 'son of', 'D/o': 'daughter of', 'W/o': 'wife of', 'R/o': 'resident of' },
  ...{ 's/o': 'son of', 'd/o': 'daughter of', 'C/o': 'care of' },
  ...{ 'Sr. No.': 'serial number', 'Sl. No.': 'serial number', 'Sl No': 'serial number' },
  ...{ 'Sr No': 'serial number', 'H. No.': 'house number', 'H.No.': 'house number' },
  ...{ 'Co. Rd.': 'County Road', 'Co. Rd': 'County Road', 'Ind. Est.': 'Industrial Estate' },
  ...{ 'Ind Est': 'Industrial Estate', 'Phys. Ed.': 'phys ed', 'P.T.O.': 'please turn over' },
  ...{
    'e.g': 'for example',
    'i.e': 'that is',
    'w.e.f': 'with effect from',
    'sec. dep.': 'security deposit',
  },
  ...{ 'Y-o-Y': 'year on year', 'y-o-y': 'year on year', 'q-o-q': 'quarter on quarter' },
  ...{
    'm-o-m': 'month on month',
    'qtr-on-qtr': 'quarter on quarter',
    'yr-on-yr': 'year on year',
    'Q-o-Q': 'quarter on quarter',
    'N/A': 'N A',
    'B/W': 'between',
  },
  ...{
    'agg.': 'aggregate',
    'Bk. of Kells': 'Book of Kells',
    'nos.': 'numbers',
    's/bound': 'southbound',
    'n/bound': 'northbound',
  },
  ...{ 'e/bound': 'eastbound', 'w/bound': 'westbound', 'E/B': 'eastbound', 'W/B': 'westbound' },
  ...{ 'N/B': 'northbound', 'S/B': 'southbound', 'Apols:': 'Apologies:' },
  ...{
    'Hr. Sec.': 'Higher Secondary',
    'Sr. Sec.': 'Senior Secondary',
    'Dir. Gen.': 'Director General',
  },
  ...{
    'Mng. Dir.': 'Managing Director',
    'Gen. Mgr.': 'General Manager',
    'Exec. Dir.': 'Executive Director',
  },
  ...{
    'Gen. Sec.': 'General Secretary',
    'Gen. Del.': 'General Delivery',
    'Sen. Const.': 'Senior Constable',
    'Rev. Ed.': 'Revised Edition',
    'Cr. App.': 'Criminal Appeal',
    'Crim. App.': 'Criminal Appeal',
    'Civ. App.': 'Civil Appeal',
    'Sec. Gen.': 'Secretary General',
    'w/b': 'week beginning',
  },
  ...{
    'ex. VAT': 'excluding vat',
    'ex VAT': 'excluding vat',
    'ex. GST': 'excluding G S T',
    'ex GST': 'excluding G S T',
  },
};
