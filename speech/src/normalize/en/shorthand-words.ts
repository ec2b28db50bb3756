/** `lthr=leather xlg=extra_large`, with a space for each low line. */
function forms(list: string): ReadonlyMap<string, string> {
  return new Map(
    list
      .trim()
      .split(/\s+/)
      .map((entry) => entry.replaceAll('_', ' ').split('=') as [string, string]),
  );
}

/** Short forms of adverts, price lists and notices that are nothing else, so that no neighbor has to tell. */
export const shorthandWords = forms(`
hkup=hookup hkups=hookups hkps=hookups smkg=smoking smkrs=smokers lse=lease fncd=fenced crpt=carpet crpts=carpets
crptd=carpeted hdwd=hardwood hdwds=hardwoods refrig=refrigerator appls=appliances htd=heated htg=heating htr=heater
lndry=laundry prkg=parking strg=storage frnt=front entr=entrance unf=unfurnished unfurn=unfurnished bsmt=basement
frplc=fireplace fplc=fireplace ktchn=kitchen kitch=kitchen dngrm=dining_room lvg=living lvng=living lvgrm=living_room
mstr=master bth=bath bths=baths brck=brick remod=remodeled updtd=updated immac=immaculate nbhd=neighborhood
nghbrhd=neighborhood dwntn=downtown dwntwn=downtown wtr=water swr=sewer trsh=trash dshwshr=dishwasher xlnt=excellent
exlnt=excellent exclnt=excellent xclnt=excellent incls=includes nwr=newer bltin=built_in stry=story
lthr=leather snrf=sunroof mnrf=moonroof trlr=trailer trlrs=trailers tranny=transmission sdn=sedan wgn=wagon cpe=coupe
hrdtp=hardtop pkup=pickup whls=wheels brks=brakes mtr=motor batt=battery batts=batteries rblt=rebuilt ovrhld=overhauled
ownr=owner ownrs=owners wrks=works wrkg=working grn=green gry=gray slvr=silver brn=brown yel=yellow
hyd=hydraulic trctr=tractor eqpt=equipment accs=accessories pwr=power mlg=mileage
rsnbl=reasonable rsnble=reasonable negot=negotiable gd=good grt=great asstd=assorted asst'd=assorted antq=antique
antqs=antiques hshld=household hhold=household clthg=clothing clths=clothes dshs=dishes szs=sizes frzr=freezer
wshr=washer dryr=dryer chrs=chairs tbl=table tbls=tables drsr=dresser prs=pairs bxs=boxes bndl=bundle bndls=bundles
bgs=bags lrg=large xlg=extra_large del'd=delivered delvd=delivered delvry=delivery mattr=mattress
bnls=boneless sknls=skinless brst=breast brsts=breasts stk=steak stks=steaks frsh=fresh frzn=frozen unsltd=unsalted
choc=chocolate chkn=chicken chx=chicken sndwch=sandwich veggies=veggies
bnfts=benefits wknd=weekend wknds=weekends wkend=weekend wkends=weekends evngs=evenings eves=evenings nts=nights
shft=shift shfts=shifts recpt=receptionist secy=secretary drvr=driver drvrs=drivers wrhse=warehouse whse=warehouse
oppty=opportunity appt=appointment appts=appointments intvw=interview trng=training wkr=worker wkrs=workers tchr=teacher
tchrs=teachers wtd=wanted wntd=wanted txt=text txts=texts msg=message msgs=messages wkdys=weekdays bef=before aftr=after
hsbrkn=housebroken hsebrkn=housebroken hsetrnd=housetrained neutd=neutered hfr=heifer hfrs=heifers strs=steers
distr=distributor mtnce=maintenance reg'd=registered ins'd=insured pce=piece vacc'd=vaccinated hrg=hearing hrgs=hearings amdt=amendment amdts=amendments corresp=correspondence grps=groups o'night=overnight ckd=checked chkd=checked pref'd=preferred apols=apologies purch=purchase accpt=accept
del'y=delivery opp'n=opposition t'giving=Thanksgiving n'bound=northbound s'bound=southbound e'bound=eastbound
w'bound=westbound att'd=attached init'd=initialed appr'd=approved resv'd=reserved conf'd=confirmed shp'd=shipped
ship'd=shipped chk'd=checked chg'd=changed pass'd=passed clr'd=cleared inv'd=invoiced mat'l=material mat'ls=materials pat'd=patented
est'd=established add'n=addition add'ns=additions del'ved=delivered b'fast=breakfast b'day=birthday
bal'd=balanced canc'd=cancelled carr'd=carried compl'd=completed disc'd=discussed discont'd=discontinued enc'd=enclosed
furn'd=furnished grad'd=graduated inst'd=installed licens'd=licensed moth'd=mothballed pack'd=packed plant'd=planted
purch'd=purchased repl'd=replaced rpt'd=reported sched'd=scheduled sec'd=seconded sub'd=submitted trans'd=transferred
vac'd=vacated bldg'd=building w'house=warehouse w'shop=workshop s'market=supermarket l'stock=livestock
n'ly=northerly s'ly=southerly e'ly=easterly w'ly=westerly nw'ly=northwesterly ne'ly=northeasterly sw'ly=southwesterly
se'ly=southeasterly l'dry=laundry sect'n=section bdy=boundary evgs=evenings wkg=working dmg=damage frndly=friendly cxl=cancel
cxld=cancelled cxl'd=cancelled gwo=good_working_order ntwk=network ntwks=networks rpts=repeats
delv'd=delivered delvd=delivered agst=against bkyd=backyard bkyds=backyards smk=smoking whl=wheel whlchr=wheelchair
b'lore=Bangalore exp'way=expressway unltd=unlimited sgd=signed
rdy=ready tkt=ticket tkts=tickets wkdy=weekday svc=service svcs=services fcst=forecast chgr=charger chrgr=charger jkt=jacket jkts=jackets
bfst=breakfast brkfst=breakfast bkfst=breakfast wty=warranty wrnty=warranty xfer=transfer xfers=transfers brkn=broken tkn=taken
bkr=breaker bkrs=breakers bldr=builder bldrs=builders plmg=plumbing shngls=shingles wlls=walls flrng=flooring ceil'g=ceiling
prkng=parking htng=heating clng=cleaning grdn=garden gdns=gardens shwr=shower brkdwn=breakdown pltfrm=platform pltfm=platform
rplcmnt=replacement rplc=replace rplcd=replaced instl=install instld=installed rmvd=removed rmv=remove frwd=forward fwdd=forwarded
recvd=received rcvd=received rcv=receive rcvg=receiving shpg=shipping shppg=shipping pymt=payment pymts=payments pmt=payment pmts=payments
stmt=statement stmts=statements mgmnt=management dept=department depts=departments bldgs=buildings hrly=hourly schdl=schedule
pymnt=payment accom=accommodation accomm=accommodation prgm=program prgms=programs prblm=problem prblms=problems
cncl=cancel cncld=cancelled cnfrm=confirm cnfrmd=confirmed dlvry=delivery qstn=question qstns=questions agrmt=agreement agrmnt=agreement
mtgs=meetings cttee=committee cmte=committee cmttee=committee govmt=government mgrs=managers wrkrs=workers wrkr=worker wrkshp=workshop
refrs=refreshments h'hold=household shrlg=shearling shrlgs=shearlings gldg=gelding gldgs=geldings
wnlg=weanling wnlgs=weanlings chks=chucks spnrs=spanners drwr=drawer drwrs=drawers mtce=maintenance balc=balcony
ckg=cooking plmb=plumbing bathrm=bathroom bathrms=bathrooms outbldg=outbuilding outbldgs=outbuildings insul=insulation
acctt=accountant essent=essential exhib=exhibition euch=Eucharist intercess=intercessions gosp=Gospel
anniv=anniversary hlpr=helper hlprs=helpers mesds=Mesdames bkg=booking bkgs=bookings scrng=screening resump=resumption
schnr=schooner schnrs=schooners chg=charge chgs=charges ltr=liter ltrs=liters rdbt=roundabout freeph=freephone
curtns=curtains pntd=painted mtrss=mattress tstd=tested shlf=shelf
chps=chips mshrms=mushrooms crsty=crusty shlvs=shelves shrg=sharing trpl=triple brkrs=brokers mtnc=maintenance agcy=agency
sngl=single dvn=divan drws=drawers clrd=cleared opnd=opened hstss=hostess gdng=gardening xchge=exchange pybl=payable
clsd=closed rotns=rotations mgn=margin gtee=guarantee bttl=bottle tkaway=takeaway delv=delivery mnth=month mnths=months
tnhse=townhouse chpr=chipper hwk=homework spkr=speaker spkrs=speakers
integ=integrated r'bt=roundabout r'about=roundabout
`);

/** Short forms that a line of shorthand alone tells from other words, names and units. */
export const inShorthand = forms(`
apt=apartment apts=apartments blk=black wht=white exc=excellent cond=condition lg=large sm=small sml=small reg=regular xl=extra_large orig=original
yd=yard gar=garage sep=separate ent=entrance hse=house nr=near avail=available avl=available avbl=available
incl=including inc=including util=utilities utils=utilities elec=electric dep=deposit deps=deposits
reqd=required pref=preferred exp=experience neg=negotiable nego=negotiable lic=license furn=furnished brk=brick
rnd=round dz=dozen doz=dozen hf=half sht=sheet shts=sheets pkt=packet rl=roll rls=rolls bx=box btl=bottle gls=glass
dbl=double sgl=single asst=assorted clr=color insp=inspected equip=equipment vacc=vaccinated
neut=neutered alf=alfalfa cpl=couple vg=very_good nds=needs brnd=brand hvy=heavy qty=quantity immed=immediate
occ=occupancy flr=floor flrs=floors bldg=building misc=miscellaneous obo=or_best_offer dng=dining
spl=special assd=assorted rms=rooms twn=twin priv=private pvt=private loc=location bene=benefits
appl=appliances maint=maintenance refs=references pkg=package sal=salary qual=qualified bal=balance equiv=equivalent gdn=garden gge=garage bng=bungalow bung=bungalow
`);

/** Words and units as well: they don't tell that a line is shorthand, but are short forms in it, not behind a figure. */
export const alsoWords = forms(`
med=medium ext=exterior int=interior trans=transmission lo=low sec=security disc=discount guar=guaranteed sq=square lim=limit
eng=engine conv=convertible hist=history cust=customer pr=pair lt=light dk=dark mo=month wk=week yr=year hr=hour
min=minimum max=maximum chr=chair fam=family bk=back ht=heat cln=clean qn=queen exch=exchange gr=grade rm=room
wd=wood mos=months wks=weeks yrs=years hrs=hours coll=collection del=delivery ref=reference deld=delivered
`);

/** Behind a count, in a line of shorthand: 2 br, 20 hd. */
export const countedInShorthand = forms(`
br=bedroom bd=bedroom bdr=bedroom bdrm=bedroom ba=bath dr=door spd=speed cyl=cylinder hd=head bu=bushels
pc=piece pcs=pieces pk=pack lvl=level sty=story rm=room fl=floor car=car qt=quart pt=pint
`);

/** In capitals, in adverts: SOFA EUC, OFI Sat. */
export const advertCapitals = forms(`
FSBO=for_sale_by_owner OFI=open_for_inspection GCH=gas_central_heating EUC=excellent_used_condition
GUC=good_used_condition VGUC=very_good_used_condition BNWT=brand_new_with_tags BNIB=brand_new_in_box
NWT=new_with_tags NWOT=new_without_tags NIB=new_in_box WTB=want_to_buy FSH=full_service_history EIK=eat_in_kitchen
BIR=built_in_robe BIRs=built_in_robes WIR=walk_in_robe WIC=walk_in_closet HTF=hard_to_find SFPF=smoke_free_pet_free
F/H=freehold L/H=leasehold HW/F=hardwood_floors OSP=off_street_parking
FP=fireplace DR=dining_room HWT=hot_water_tank FR=family_room LR=living_room MBR=master_bedroom DLUG=double_lock_up_garage LUG=lock_up_garage
`);

/** With a full stop that a small letter, a comma or a bracket follows, so that it ends no sentence. */
export const stoppedWords = forms(`
adv=advance admin=administration anat=anatomy approx=approximately appt=appointment arr=arrival
assoc=association attend=attendance avail=available bal=balance bldg=building calc=calculator caf=cafeteria
cert=certificate chem=chemistry comm=committee cond=condition conf=conference consec=consecutive constr=construction
coord=coordinator corr=corrected desc=description dist=district div=division educ=education elem=elementary
emerg=emergency equip=equipment equiv=equivalent estab=established eval=evaluation exec=executive facil=facilities
fac=faculty freq=frequency furn=furniture govt=government grad=graduate gram=grammar hosp=hospital ident=identification
illus=illustrated immed=immediately incl=including indiv=individual info=information init=initial
insp=inspection instr=instructor intro=introduction jct=junction lang=language lib=library maint=maintenance mgmt=management
max=maximum mech=mechanical med=medium memb=membership min=minimum misc=miscellaneous mtg=meeting nec=necessary
neg=negative nom=nomination occas=occasional opt=optional orig=original orch=orchestra perm=permanent pkg=package
poss=possible pract=practice prelim=preliminary prep=preparation prob=probably proj=project prov=provided
qual=qualified recd=received refrig=refrigerate reg=regular rehab=rehabilitation
resid=residential rm=room sch=school sched=schedule sep=separate sig=signature
std=standard supt=superintendent suppl=supplement surg=surgery tech=technical temp=temperature
treas=treasurer undergrad=undergraduate util=utilities vac=vacant veg=vegetable vol=volunteer whsl=wholesale yr=year
subj=subject usu=usually
acad=academic addl=additional alloc=allocated anon=anonymous arch=architecture auth=authorized aux=auxiliary
avg=average biol=biology char=character circ=circumference clin=clinical coeff=coefficient compl=completed
conn=connection consol=consolidated contam=contaminated corp=corporate
crim=criminal curr=current cust=customer decl=declared defic=deficiency denom=denominator depr=depreciation
descr=description dest=destination diam=diameter dil=diluted disp=display distr=distributed dom=domestic dup=duplicate
eff=effective elev=elevation env=environmental ess=essential excl=excluding exch=exchange expl=explained
fab=fabricated flr=floor func=function geog=geography geol=geology geom=geometry grp=group hist=history
hort=horticulture impl=implemented impr=improvement inaug=inaugural indef=indefinite indus=industrial infl=inflation
inj=injection inq=inquiries ins=insurance intl=international inv=invoice invest=investment
irreg=irregular jnl=journal kitch=kitchen lav=lavatory lect=lecture loc=location meas=measurement mfg=manufacturing
mort=mortgage mtn=mountain mun=municipal mus=museum natl=national neuro=neurology num=number obj=object obs=observed
oper=operating ord=order org=organization outst=outstanding para=paragraph parl=parliament patd=patented
ped=pedestrian perf=performance pharm=pharmacy phys=physical plumb=plumbing predom=predominantly
preg=pregnant prev=previous princ=principal prin=principal priv=private proc=procedure prod=production prog=program
prop=property psych=psychology publ=published punct=punctuation purch=purchase qtr=quarter qty=quantity quot=quotation
quest=question recip=recipient recomm=recommended refurb=refurbished rel=related relig=religious repl=replacement
resv=reservation retd=retired riv=river sal=salary san=sanitary satis=satisfactory sci=science
sect=section sel=selected sem=semester seq=sequence serv=service sess=session sev=severe sim=similar soc=society
spec=special specs=specifications sq=square stat=statistics stud=student subs=subscription
sugg=suggested surv=survey susp=suspended symp=symptoms syll=syllable sys=system tel=telephone terr=territory
thermo=thermometer tox=toxicology trad=traditional transp=transport tuit=tuition typ=typically unabr=unabridged
unav=unavailable unempl=unemployed unident=unidentified univ=university upgr=upgraded urb=urban veh=vehicle
vehs=vehicles vent=ventilation vert=vertical vill=village vis=visibility voc=vocational vocab=vocabulary warr=warranty
wkly=weekly yrly=yearly mthly=monthly qtrly=quarterly ann=annual agri=agricultural assn=association attrib=attributed
bibl=bibliography cath=cathedral chron=chronic civ=civilian cogn=cognitive colloq=colloquial congr=congregation
counc=council cyl=cylinder delib=deliberation deriv=derived determ=determined dipl=diploma dispens=dispensary
doct=doctor ecol=ecology econ=economic elim=eliminated encl=enclosed encyc=encyclopedia enl=enlarged enq=enquiries
etym=etymology exper=experiment extr=extract feas=feasibility fict=fiction foll=following gyn=gynecology
hydr=hydraulic illeg=illegible impt=important incorp=incorporated indep=independent infin=infinitive inorg=inorganic
interm=intermediate investig=investigation journ=journal jurisd=jurisdiction lic=license liq=liquid metab=metabolism
meteorol=meteorology mktg=marketing mngr=manager nutr=nutrition ophth=ophthalmology opin=opinion ornam=ornamental
orthog=orthographic outpt=outpatient parag=paragraph pathol=pathology perc=percussion perp=perpendicular
pharmac=pharmacology photog=photography pkgs=packages plf=plaintiff plur=plural porc=porcelain precip=precipitation
presc=prescription pron=pronoun provis=provisional prox=proximal pulm=pulmonary quant=quantity reconn=reconnection
recov=recovery registr=registration reimb=reimbursement retro=retrospective semest=semester sld=sealed spkr=speaker
sprinkl=sprinkler stip=stipend strat=strategy struct=structural subdiv=subdivision supvr=supervisor superv=supervisor
theor=theoretical thor=thoracic transf=transferred traum=trauma trig=trigonometry ultim=ultimate unfurn=unfurnished
verif=verification vers=version veter=veterinary wkshp=workshop
`);
