/**
 * Clipped words that are no words of their own, by what is said: read in full wherever they stand, unless a rule of a
 * trade knows better. Those that are also words, names or units are in other lists, with what must be beside them.
 */
const anywhere = `
  abdomen: abd; about: abt; above: abv; accessories: accs; accommodation: accom; accountant: acctnt;
  accountants: acctnts; accounting: acctg; accounts: accts; acquired: acq; acreage: acreg; additional: addnl;
  address: addr; adjustment: adjt; advertisement: advt; advertising: advg advtg advtsg; against: agst;
  agreement: agmt agrmt; although: altho; amount: amt; amounts: amts; anniversary: anniv; announcement: annc;
  apartment: aptmt; application: appln; applications: appls; approximately: approx approxly apprx;
  arrangement: arrgt; arrive: arrv; assessment: assmt; assignment: assgmt; assistant: asst; assistants: assts;
  associate: assoc; associates: assocs; association: assn; associations: assns; assorted: asstd;
  assortment: asstmt; attorney: attny atty; attorneys: attys; autumn: autm; averages: avgs; background: bgd bkgd;
  backyard: bkyd; balances: bals; balcony: balc; barrels: bbls; basements: bsmts; batteries: btries btts;
  battery: btry; because: bcause bcs; between: betw btwn; biology: biol; birthday: bday bthdy; birthdays: bdays;
  blocks: blks; booking: bkg; bookings: bkgs; bookkeeper: bkkpr bkpr; bookkeeping: bkkpg; books: bks;
  bottle: botl btl; bottles: bttls; bottom: btm bttm; boundary: bdry; boxes: bxs; bracket: brkt; brackets: brkts;
  brake: brk; brakes: brks; branch: brch; bridge: brgd; broadcast: brdcst; Broadway: bdwy; brown: brn;
  bucket: bkt; buckets: bkts; builder: bldr; builders: bldrs; building: bldg bldng; buildings: bldngs;
  bumper: bmpr; button: btn; buttons: btns; calves: clvs; capacity: capy; carpet: crpt; carpets: crpts;
  catalog: catlg ctlg; category: catg; cattle: cttl; ceiling: clg; ceilings: clgs; center: cntr; centered: ctrd;
  centers: ctrs; central: cntrl; champion: chmp; champions: chmps; championship: chmpshp chship; charge: chg;
  charged: chgd; charger: chgr chrgr; charges: chgs; check: chk; checked: chkd; checks: chks; cheddar: ched;
  cheque: chq; cheques: chqs; chicken: chkn; children: chldrn; china: chna; chowder: chwdr; church: chrch;
  classroom: clsrm; clean: cln; cleaning: clng; clear: clr; closed: clsd; closet: clst; closets: clsts;
  clothes: clths; clothing: clthg; clouds: clds; cloudy: cldy; colleges: colls; comments: cmts;
  commissioners: commrs; committee: cmte cmtee ctee; committees: cttees; compartment: cmpt; complete: compl;
  compound: cmpd; concentrated: conc; concerning: concg; concrete: cncrt concr conct; condition: condn;
  conditions: conds; condo: cndo; confirmed: cfmd confd; connections: conns; consolidated: consol;
  construction: constn constr constrctn; container: ctnr; containing: contg; continued: contd ctd;
  contractor: cntrctr contr; contractors: contrs; contribution: contrib; control: ctrl; controls: cntrls ctrls;
  coordinator: coord; corner: crnr; correspondence: corres; corrugated: corrug; cottage: ctge cttg;
  counties: ctys; country: cntry ctry; county: cty; couple: cple; course: crse; courses: crses; cover: cvr;
  covered: cvrd; covers: cvrs; craftsman: crftsmn; crystal: xtal; cumulative: cumul; currency: ccy;
  current: curr; customer: cstmr cust; customers: custs; cylinder: cyl; cylinders: cyls; daily: dly;
  daughter: dau; daughters: daus; dealer: dlr; dealers: dlrs; deceased: decd; deliver: dlvr;
  delivered: deld delvd dlvrd; delivers: dlvrs; delivery: deliv dely; deluxe: dlx; department: dept dpt;
  deposit: dpst; depreciation: depn deprn; depth: dpth; description: desc descr; design: dsgn; designated: desig;
  destination: dest destn; detached: detd; development: devt dvlpmt; diameter: diam; dimension: dimn;
  dimensions: dimns; directions: dirs; director: dirctr; discharge: disch; discount: disct;
  distribution: distn distrib; distributor: distr; districts: dists; divided: divd; divisions: divs;
  double: dbl dble; doubles: dbls; downstairs: dnstrs dwnstrs; downtown: dwntwn; dozen: doz; drawer: drw drwr;
  drawers: drwrs; drawing: drwg dwg; drawings: drwgs dwgs; driver: drvr; drivers: drvrs; driveway: drvwy;
  driveways: drwys; duplicate: dupl; dwelling: dwlg; eastbound: ebnd; electric: elec; elevation: elev;
  emergency: emer emerg; employee: emplyee; employees: empls; employer: emplr emplyr; employers: emplrs;
  employment: empl emplmt; enclosures: encls; engineer: engr; engineers: engrs; enquiries: enqs; entrance: entr;
  environment: envt; equipment: eqmt eqpt; equivalent: equiv; especially: esp; established: estab;
  estimates: ests; evening: evg evng; evenings: eves evgs; except: xcpt; exchange: exch; excluding: excldg exclg;
  exhibition: exhbn exhib; existing: extg; expedition: exped; experience: exper exprnc; experienced: exprd;
  experiment: expt; experiments: expts; expired: expd; extended: extd xtnd; extension: extn; extensions: extns;
  extra: xtra; extras: xtras; facility: facil; factory: fctry; fence: fnc; fenced: fncd; fencing: fncg;
  fiberglass: fbrgls; field: fld; fields: flds; finals: fnls; fireplace: fpl fplc fplce frpl frplc;
  fittings: fitgs; fixer: fxr; floor: flr; flooring: flg flrg; flower: flwr; flowers: flwrs; following: foll;
  follows: folls; footage: ftg ftge; forecast: fcst; foreign: fgn; former: fmr; formerly: fmrly; forward: fwd;
  forwarded: fwdd; forwarding: fwdg; foundation: fdn fndtn; framework: frmwk; freedom: frdm; freezer: frzr;
  freezers: frzrs; freight: frt; frequency: freq; from: frm; front: frnt; frontage: frtg frtge; fronted: frnted;
  furnished: furnd furnishd; furnishings: furngs; furniture: furn; futures: futs; galvanized: galv;
  garage: garg gge; garden: gdn grdn; gardener: gdnr; gardening: gdng; gardens: grdns; general: genl;
  geography: geog; geology: geol; glass: gls; glasses: glss; glassware: glswr; glove: glv; good: gd; goods: gds;
  government: govt gvmt gvnmt gvt; governments: govts; gravel: gvl; green: grn; ground: gnd; groups: grps;
  guaranteed: gtd; handicap: hcap hdcp; harbor: hbr; hardware: hdw hdwe hdwr; hardwood: hrdwd hwd;
  hardwoods: hdwds; heading: hdg; headings: hdgs; headphone: hdphn; headquarters: hdqrs; headset: hdst;
  heated: htd; heater: htr; heaters: htrs; heating: htg; heavy: hvy; heifer: hfr; heifers: hfrs;
  height: hght hgt; holiday: hldy hol; holidays: hldys hols; hospital: hosp hosptl; hospitals: hosps;
  hotel: htel; hourly: hrly; house: hse; household: hsehold hshld; housekeeper: hsekpr hskpr;
  housekeeping: hskpg; houses: hses; housewife: hswf; however: hwvr; hydraulic: hydr; illustrated: illus;
  immaculate: immac; implements: implmts; improve: imprv; improved: impr; improvements: imprvmts;
  incident: incdt; included: inclu; includes: inclds incls; including: incldg inclg; increase: incr;
  increases: incrs; indefinite: indef; independent: indep; individual: indiv; individuals: indivs;
  industrial: indust; industry: indstry; ingredients: ingr ingrs; inquiry: inq; inspection: inspct inspn;
  inspections: insps; installation: instl; institution: instn; instructions: instrs; instructor: instr;
  insulated: insul; insulation: insltn; insurance: insce insur; intermittent: intmt; interview: intvw;
  interviews: intvws; inventory: invty; invoices: invs; irregular: irreg; irrigation: irrig; isolated: isold;
  itinerary: itin; jewelry: jwlry jwly; journal: jnl jrnl; junction: jctn jnct; junior: jnr; keyboard: kybd;
  kitchen: kitch ktch ktchn; label: lbl; labels: lbls; labor: lbr; landing: lndg; landscaped: lndscpd;
  landscaping: lndscpg; languages: langs; large: lge lrg lrge; larger: lgr; largest: lgst; laundry: lndry;
  league: lgue; leather: lthr; leaves: lvs; lecture: lctr; lectures: lects; length: lgth lngth lth;
  lengths: lgths; letters: ltrs; level: lvl; levels: lvls; library: lbry libr; licensed: licd; licenses: lics;
  limited: lmtd ltd; livestock: livstk lvsk lvstk; living: lvng; location: locn; locations: locns; locker: lkr;
  machinery: machy mchnry; machines: machs; maintenance: maint mntnce mtce mtnc mtnce; managed: mgd mged;
  management: mgmt mngmt; manager: mgr mngr; managers: mngrs; managing: mgng; manor: mnr; manufactured: mfd mfrd;
  manufacturer: manuf; marked: mkd; marker: mkr; markers: mkrs; market: mkt mrkt; marketing: mrktg;
  marketplace: mktpl; markets: mkts mrkts; marking: mkg; married: marr; material: matl; materials: matls;
  measurement: meast; member: mbr; members: mbrs; membership: mbrshp; merchandise: mdse; metal: mtl;
  minutes: mins; miscellaneous: misc; model: mdl; models: mdls; month: mnth mth; monthly: mnthly mthly;
  months: mnths mths; mortgage: mtge; mortgages: mtges; mostly: mstly msty; movement: mvmt; mozzarella: mozz;
  municipal: munic; negotiable: negot; neighborhood: nbhd nbrhd nghbrhd; next: nxt; nightly: nghtly;
  nontaxable: nontax; north: nrth; northbound: nbnd; notebook: ntbk; notice: ntc; number: nbr nmbr;
  numbers: nmbrs; occasional: occas occnl; occupation: occup; offered: ofrd; officer: ofcr offr; officers: ofcrs;
  offices: ofcs; official: offcl; onion: onin; opening: opng; openings: opngs; opportunities: oppties;
  opportunity: oppty; original: orig; originals: origs; outstanding: outstg; overall: ovrl; overhead: ovhd;
  overpaid: ovpd; overtime: ovrtm; owner: ownr; owners: ownrs; package: pckg pkg pkge; packaged: pkgd;
  packages: pckgs; packet: pkt; packets: pkts; pages: pgs; paint: pnt; painted: pntd; painter: pntr;
  painting: pntg ptg; parcel: pcl prcl; parcels: pcls; parking: pkng prkg; partly: ptly; partner: ptnr;
  partners: ptnrs; party: prty; passage: psg; passenger: psgr psngr pssgr; passengers: psgrs;
  password: psswd pswd pwd; pasture: pstr; patented: patd; pattern: patt; pavement: pvmt; performances: perfs;
  person: prsn; personal: psnl; persons: prsns; piece: pce; pieces: pces pcs; placement: plmt; planned: plnd;
  planning: plng; plaster: plstr; plastic: plstc; player: plyr; players: plyrs; plumber: plmbr;
  plumbing: plbg plmbg; plywood: plywd; population: popn; portion: ptn; position: posn; positions: posns;
  possible: poss; power: pwr; powered: pwrd; precipitation: prcp precip; pregnant: preg; premises: prems;
  previous: prevs; printers: ptrs; private: prvt; probably: prob; problems: probs; proceed: procd;
  professional: profl; program: pgm; programs: pgms; projects: projs; properties: pptys; property: ppty;
  prosciutto: prosc; provinces: provs; publication: publn; published: publ; purchase: prchs purch;
  purchased: purchd; quality: qlty; quantities: qtys; quantity: qty; quart: qt; quarts: qts; radiators: rads;
  railway: rlwy; reading: rdg; readings: rdgs; ready: rdy; reason: rsn; receipt: rcpt; receipts: rcpts;
  receive: rcv recv; reimbursement: reimb;
  received: rcd recd; receiver: rcvr; receivers: rcvrs; receiving: rcvng;
  reception: recep recept; recommended: recomm; reconditioned: recond; redecorated: redec redecd;
  reduction: redn; referred: refd; refrigerator: refg refrig; regarding: rgd; region: rgn; regional: rgnl;
  register: regr; registration: regn rgstrn; religious: relig; remainder: remdr rmdr;
  remarks: rmks; remodeled: remod; render: rndr; renovated: renovd; rental: rntl; rentals: rntls; repair: rpr;
  repairs: rprs; replacement: repl; replacements: repls; report: rpt; reported: reptd rptd; reports: repts rpts;
  required: rqd; requirement: reqmt reqt rqmt; requirements: reqmts reqs reqts rqmts; reservation: rsvn;
  reservations: rsvns; reserved: resd rsvd; residential: resdl resid; respectively: respy; responsible: respbl;
  retail: retl rtl; return: rtn rtrn; returned: retd; returns: rets rtns; revised: revd; right: rgt;
  roofing: rfg roofg; round trip: rndtrp; routes: rtes; sales: sls; salesman: slsmn; salespeople: slsppl;
  salesperson: slsprsn; sanitary: sanit; saving: svng; scattered: scatd sctd; schedule: schdl; schedules: scheds;
  scholarship: schol; scholarships: scols; school: sch schl; schools: schls schs; screen: scrn; screened: scrnd;
  screens: scrns; secretary: sctry secty; semester: smstr; semifinal: smf; seminar: semr smnr; senior: snr;
  separated: sepd; separation: sepn; sergeant: sgt; server: svr; servers: svrs; service: srvc srvce svc svce;
  services: srvcs svcs; shares: shrs; shift: shft; shipment: shpmt shpt; shipments: shpmts; shipped: shpd;
  shipping: shpg; shower: shwr; showers: shwrs; siding: sidg; signal: sgnl; signed: sgd; single: sgl sngl;
  singles: sgls; skating: sktg; smoker: smkr; smokers: smkrs; smoking: smkg; societies: socs; sold: sld;
  solution: soln; solutions: solns; something: smthg sthg; southbound: sbnd; speaker: spkr; speakers: spkrs;
  speaking: spkg; special: spcl; split: splt; sprinkler: spnklr; sprinklers: sprklrs; stairway: stwy;
  stamped: stpd; standard: std; standards: stds; standing: stdg; station: stn; stations: stns;
  steel: stl; stock: stk; storage: storg strg strge; strawberry: strwbry; student: stdnt; students: stdnts;
  subjects: subjs; subscription: subsc subscr; subtotal: subt; sufficient: suff; summary: summ; summer: smmr;
  superintendent: supt; supervise: supvs; supervision: supvn; supervisor: sprvsr spvsr supv supvsr;
  supplier: splr suppr; switchboard: swbd; symphony: symph; symptom: sympt; system: syst; table: tbl;
  tables: tbls; tablespoon: tblsp; tablespoons: tbsps; taxable: taxbl; teacher: tchr; teachers: tchrs;
  teaching: tchg; technical: technl; temperatures: tmps; temporary: tmpry; territory: territ; thanks: thks thnks;
  thick: thk; thickness: thkns; through: thru; throughout: thruout; thunderstorm: tstm;
  thunderstorms: tstms tstorms; ticket: tkt; tickets: tkts; timber: tmbr; tomatoes: tomat; tomorrow: tmr tmrw;
  total: totl ttl; totals: ttls; tournament: tourn trny; townhome: twnhm; townhouse: twnhs twnhse; township: twp;
  townships: twps; tractor: tractr; traffic: traf; trailer: trlr; trailers: trlrs; training: trng;
  transaction: txn; transactions: txns; transfer: transf trfr trnsfr; transferred: transfd; transfers: xfers;
  transformer: xfmr; translated: transl; transmission: xmsn; transport: trnsp trnspt;
  transportation: transp transptn; truck: trk; trucks: trks; typical: typ; unabridged: unabr;
  unconditional: uncond; underground: undgd; unfinished: unfin; unfurnished: unf unfurn; universities: univs;
  university: univrsty; unknown: unkn; unlimited: unlim unltd; unmarried: unm; upgrade: upgr; upgrades: upgrs;
  upholstery: uphlstry uphol; upper: uppr upr; upstairs: upstrs; usually: usu; vacant: vcnt; vacation: vacn;
  valuation: valn; variation: varn; vegetables: veggs; vehicle: veh; vehicles: vehs; village: vlg; vinyl: vnyl;
  visibility: visby; visitor: vstr; visitors: vstrs; volunteer: volun; wanted: wntd wtd;
  warehouse: whrs whse wrhs; warehouses: whses; warranty: warr wty; washer: wshr; water: wtr;
  waterfront: wtrfrnt wtrfrt; waterproof: wtrprf; watershed: wshd; weather: wthr; weekday: wkdy; weekdays: wkdys;
  weekend: wkend; weekends: wkends; weekly: wkly; weight: wght wgt; weights: wgts; westbound: wbnd; wheel: whl;
  wheels: whls; white: wht; wholesale: whlse whlsl; width: wdth; window: wdw wndw; windows: wdws windws wndws;
  windshield: wndshld; windy: wndy; winter: wntr; wooded: woodd; worker: wkr; workers: wkrs;
  working: wkg wking wrkg; workman: wrkmn; workshop: wkshp; workshops: wkshps; yearbook: yrbk; yearling: yrlg;
  yearlings: yrlgs; yellow: yel; yesterday: yday ystrday; yields: ylds; young: yng
`;
/** Read in full only before a full stop within a sentence: `elem. school`. */
const stoppedOnly = `
  abbreviated: abbr; academy: acad; adjustable: adj; admission: adm; American: amer; anatomy: anat;
  architect: arch; astronomy: astr; Australian: aust; authorized: auth; available: avail; bacteria: bact;
  balance: bal; battery: batt; British: brit; calculated: calc; cardiology: cardiol; Catholic: cath;
  cemetery: cem; chemistry: chem; chocolate: choc; circle: cir; circulation: circ; civil: civ; cognitive: cogn;
  college: coll; colloquial: colloq; committee: comm; condition: cond; conference: conf; connection: conn;
  constitutional: const; convention: conv; corrected: corr; criminal: crim; critical: crit; dental: dent;
  dermatology: derm; detached: det; director: dir; display: disp; district: dist; division: div; duplicate: dup;
  ecological: ecol; economic: econ; education: educ; effective: eff; elementary: elem; embryology: embryol;
  enclosed: encl; engineering: eng; English: engl; environment: env; Episcopal: episc; equipment: equip;
  ethnic: ethn; executive: exec; faculty: fac; federal: fed; female: fem; fiction: fict; financial: fin;
  general: gen; geometry: geom; graduate: grad; gynecology: gyn; history: hist; horticulture: hort;
  hydraulic: hyd; implementation: impl; incorporated: incorp; industrial: ind indus; inspector: insp;
  institute: inst; insurance: ins; introduction: introd; judicial: jud; juvenile: juv; language: lang;
  limited: lim; liquid: liq; literature: lit; location: loc; Lutheran: luth; machine: mach; mandatory: mand;
  margarine: marg; matriculation: matric; mechanical: mech; medical: med; memorial: mem; metabolic: metab;
  Methodist: meth; military: mil; municipal: mun; national: nat; necessary: nec; neurology: neur; nominal: nom;
  obligation: obl; observed: obs; obstetrics: obstet; occupied: occ; operating: oper; ophthalmology: ophth;
  optional: opt; orchestra: orch; ordinary: ord; organized: org; orthopedic: ortho; pediatric: pediat;
  percussion: perc; performance: perf; permanent: perm; personal: pers; pharmacy: pharm; philosophy: phil;
  photography: photog; physical: phys; physiology: physiol; political: pol; positive: pos; preliminary: prelim;
  Presbyterian: presb; president: pres; primary: pri prim; principal: prin princ; private: priv; procedure: proc;
  production: prod; program: prog; project: proj; properties: props; protestant: prot; provincial: prov;
  pseudonym: pseud; psychology: psych; quality: qual; radiology: radiol; recipient: recip; rectangular: rect;
  reflexive: refl; rehabilitation: rehab; religious: rel; remaining: rem; respiratory: resp; retired: ret;
  rheumatology: rheum; science: sci; section: sect; semester: sem; separate: sep; signature: sig; similar: sim;
  social: soc; sociology: sociol; special: spec; statistical: statist; stipend: stip; structural: struct;
  subject: subj; substitute: subst; supplement: supp; supplementary: suppl; surgery: surg; surrounding: surr;
  symphony: sym; synthetic: synth; system: sys; technical: tech; temporary: temp; territory: terr;
  theology: theol; thermostat: thermo; topography: topog; toxicology: tox; traditional: trad;
  transmission: trans; treasurer: treas; trigonometry: trig; tropical: trop; university: univ; urban: urb;
  urology: urol; utility: util; vacuum: vac; value: val; various: var; version: vers; vertical: vert;
  vicinity: vic; visibility: vis; vocational: voc; zoology: zool
`;

function byForm(list: string): ReadonlyMap<string, string> {
  return new Map(
    list
      .split(';')
      .map((entry) => entry.trim().split(': '))
      .flatMap(([said = '', forms = '']) =>
        forms.split(' ').map((form): [string, string] => [form, said]),
      ),
  );
}

export const clippedAnywhere = byForm(anywhere);
export const clippedBeforeStop = byForm(stoppedOnly);
