import type { StoppedForm } from './advert-words.ts';

/** Short forms of timetables, forecasts and results that are no words, so that no neighbor has to tell. */
const forms = `
inbd=inbound outbd=outbound hdwy=headway hdwys=headways lvs=leaves trn=train trns=trains clsd=closed blkd=blocked
vsl=vessel vsls=vessels traf=traffic platf=platform whf=wharf rptg=reporting lyvr=layover nse=nose
ptly=partly mstly=mostly cldy=cloudy snw=snow shwry=showery tstm=thunderstorm tstms=thunderstorms
tstorm=thunderstorm tstorms=thunderstorms wnd=wind wnds=winds daybrk=daybreak dwpt=dewpoint dwpts=dewpoints
abv=above blw=below vlys=valleys occnly=occasionally ocnl=occasional bcmg=becoming wtrs=waters
cstl=coastal wrng=warning wrngs=warnings chc=chance chcs=chances hvy=heavy lwr=lower upr=upper frzg=freezing
svr=severe transpl=transplant tipt=tippet jky=jockey btd=batted
wx=weather sctd=scattered wdsprd=widespread intmt=intermittent xpct=expect
xpctd=expected accum=accumulation accums=accumulations afdk=after_dark lclly=locally mrng=morning
evng=evening ovrngt=overnight tmw=tomorrow
concs=concessions nr'st=nearest m'cr=Manchester b'ham=Birmingham nott'm=Nottingham h'cap=handicap h'caps=handicaps
hcap=handicap hcaps=handicaps hcp=handicap wlk=walk shldr=shoulder shldrs=shoulders
jhb=Johannesburg nbi=Nairobi akl=Auckland chch=Christchurch wgtn=Wellington mtl=Montreal wpg=Winnipeg
thrgh=through dptr=departure dprt=depart dptg=departing arvl=arrival arvls=arrivals dlyd=delayed
dlys=delays canx=cancelled cnx=cancelled wntr=winter sumr=summer sprg=spring lckr=locker sch'd=scheduled
xfr=transfer xfrs=transfers bagg=baggage chdn=children spcl=special brdg=bridge bkup=backup bkups=backups wdth=width
hgt=height sgnl=signal sgnls=signals tfc=traffic clkwise=clockwise regl=regional brzy=breezy tngt=tonight gsts=gusts
vsby=visibility shrs=showers snny=sunny surch=surcharge s'pore=Singapore expr'way=expressway nrb=Nairobi mailg=mailing
lnch=lunch flgr=flagger flgrs=flaggers prohib=prohibited divd=diverted htl=hotel htls=hotels spkg=speaking
flts=flights ngt=night outlk=outlook wvs=waves dimin=diminishing perh=perhaps p'pnd=postponed cnrs=corners twrs=towers
rmks=remarks trml=terminal trmnl=terminal psgr=passenger psgrs=passengers pngr=passenger
`;
/** In capitals these are initials: the stock exchange, a language, a bureau. */
const initials = new Set(['trn', 'nse', 'mtl', 'nbi', 'nrb', 'akl', 'wpg', 'ngt', 'htl']);

/** Each in small letters, with a capital, and in capitals beside other capitals. */
export const travelWords: readonly StoppedForm[] = forms
  .trim()
  .split(/\s+/)
  .map((entry) => entry.replaceAll('_', ' ').split('=') as [string, string])
  .flatMap(([short, said]): StoppedForm[] => {
    const first = short.charAt(0);
    const rest = short.slice(1);
    const small = new RegExp(`[${first}${first.toUpperCase()}]${rest}\\.?(?!\\d)`, 'y');
    const shout = new RegExp(`${short.toUpperCase()}\\.?(?!\\d)`, 'y');
    const rows: StoppedForm[] = [[small, said, undefined, undefined]];
    return initials.has(short)
      ? rows
      : [
          ...rows,
          [shout, said, /\b(?:[A-Z\d]{2,}|[NSEW])(?:[,;:]|\.{3})? $|^$/, undefined],
          [shout, said, undefined, /^[ /][A-Z]{2}|^:/],
        ];
  });
