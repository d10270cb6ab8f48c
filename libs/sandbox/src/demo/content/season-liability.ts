import { waiverHtml } from './waiver-html';

/** The demo's main waiver. Written for the demo resort; it is not legal advice and no operator should use it as it stands. */
export const seasonLiability = waiverHtml(`
## Season and Day Liability Release

**Please read this whole document before you sign. By signing you give up certain legal rights, including the right to bring a claim
against the resort for injury, death or loss, to the extent that the law allows.**

This agreement is between each participant named at check-in and Silverpine Mountain Resort. It covers every day on which the participant
uses the mountain during the season for which it is signed, whether on a season pass, a multi-day ticket, a single-day ticket, a voucher
or a complimentary ticket. A parent or legal guardian signs for each participant who is under eighteen years of age.

## 1. What the words mean

- **Resort** means Silverpine Mountain Resort, its owners, operators, related companies, directors, employees, instructors, patrollers,
  volunteers, contractors and agents, and the owners of the land on which the resort operates.
- **Participant** means each person for whom this agreement is signed, adult or child.
- **Signer** means the person who signs, either for himself or herself or, as parent or legal guardian, for a child.
- **Activities** means skiing, snowboarding, adaptive skiing, telemark skiing, riding lifts, walking or standing on snow, taking part in
  demonstrations and events, and every other use of the slopes, trails, lifts, buildings and parking areas of the resort.
- **Premises** means all land, slopes, trails, lifts, buildings, roads and parking areas that the resort owns, leases, or uses under permit.
- **Inherent risks** means dangers and conditions that are part of the sport itself and that no reasonable care can remove altogether.
- **Claim** means any demand, lawsuit or request for payment, whatever its legal basis.

## 2. The nature of mountain sport

Skiing and snowboarding take place outdoors, in winter, at altitude, on ground that changes by the hour. The resort grooms some trails,
makes snow on some trails, and marks many hazards, but it cannot make the mountain safe. A trail that was soft in the morning may be hard
and icy after lunch. Visibility may change within minutes. Other people on the same slope may be careless, tired or less able than they
believe. The participant accepts these facts as part of the sport and as part of its pleasure.

### 2.1 Inherent risks

The signer understands that the inherent risks of the activities include, and are not limited to, the following:

1. Changing weather, including wind, snowfall, fog, flat light, extreme cold, strong sun and lightning.
2. Snow conditions as they exist or change, such as ice, hard pack, powder, packed powder, slush, wind crust, cut-up snow and bare spots.
3. Surface and subsurface conditions, such as rocks, stumps, trees, brush, streambeds, holes, cliffs, drops, ruts and ridges, whether
   they are visible or covered.
4. Variations in steepness or terrain, whether natural or the result of slope design, snowmaking or grooming, including roads, catwalks,
   cornices, jumps and terrain features.
5. Collisions with other people, with trees, with lift towers, signs, posts, fences, ropes, hydrants, hoses, snowmaking equipment,
   buildings and other structures, whether or not they are padded or marked.
6. The presence and movement of snow groomers, snowmobiles and other vehicles that share the slopes.
7. Avalanches and sliding snow, inside and outside the area boundary, in spite of the resort's snow safety work.
8. Deep snow and tree wells, in which a person can suffocate within minutes, even on a day with blue skies.
9. Failure of equipment, including bindings that do not release, or that release when they should not.
10. Loading, riding and leaving lifts, which takes attention, balance and timing.
11. Altitude illness, exhaustion, dehydration, frostbite, hypothermia and snow blindness.
12. The participant's own failure to ski or ride within his or her own ability.

### 2.2 Injuries are common and can be serious

Falls and collisions happen every day at every ski area. They can cause sprains, fractures, dislocations, cuts, concussion and other
brain injury, damage to the spine, paralysis, and death. Help may take time to arrive. The participant chooses to take part knowing this.

## 3. Accepting the risks

The signer has thought about the risks described above and about other risks that a sensible person would expect. **The signer freely
accepts all of them for himself or herself and, as far as the law allows, for each child named at check-in, whether the risk is inherent
in the sport or not, and whether or not it is described in this document.**

The signer confirms that:

- each participant is in good enough health to take part, and has no condition that would make it unsafe, or has asked a physician;
- no participant will ski or ride under the influence of alcohol or any drug that affects judgment or balance;
- each participant will use equipment that fits, that works, and that has been adjusted by a competent person;
- each participant has been told that **a helmet is strongly recommended**, and understands that a helmet lowers some risks but does not
  prevent every head injury and may not help at all in a high-speed impact.

## 4. The participant's duties on the mountain

The participant agrees to follow the resort's rules, the directions of its staff, and the following responsibility code:

1. Always stay in control. You must be able to stop or avoid people and objects.
2. People ahead of you or downhill of you have the right of way. You must avoid them.
3. Stop only where you are visible from above and do not restrict traffic.
4. Look uphill and avoid others before starting downhill or entering a trail.
5. You must prevent runaway equipment with brakes, leashes or other suitable means.
6. Read and obey all signs, warnings and hazard markings.
7. Keep off closed trails and out of closed areas.
8. You must know how, and be able, to load, ride and unload lifts safely. If you need assistance, ask the lift attendant.
9. Do not use lifts or terrain when impaired by alcohol or drugs.
10. If you are involved in a collision or an incident, share your contact information with each other and with a staff member.

### 4.1 Closed areas and the area boundary

Ropes, fences and signs mark closed terrain and the boundary of the ski area. Ducking under a rope or passing a closure may break the law,
may put rescuers in danger, and will lead to the loss of the ticket or pass. Land beyond the boundary is not patrolled, not controlled for
avalanches and not marked for hazards. Rescue from there may be slow or impossible, and the person rescued may have to pay for it.

### 4.2 Lifts

Children who need help to load, ride or unload must be accompanied by a responsible person who is able to give that help. The safety bar
must be lowered where there is one. Swinging, bouncing, jumping from a chair and leaving a lift anywhere but at the unloading area are
forbidden. A participant who has never ridden a given type of lift must tell the attendant before boarding.

### 4.3 Speed and slow zones

Slow zones protect beginners, meeting points and busy crossings. Patrollers and mountain safety staff decide what is too fast, and their
decision is final. Passes may be withdrawn for a day, for a week or for the season.

## 5. Release of claims

**To the fullest extent that the law allows, the signer releases the resort from all claims for injury, death, property damage or other loss
that a participant may suffer in connection with the activities or the premises, including claims that arise from the negligence of the
resort, from the condition of the premises, from the design, maintenance or operation of lifts, trails and features, from the acts of other
guests, and from rescue, first aid and transport.**

The signer agrees not to sue the resort for any released claim, and understands that this promise also binds his or her heirs, relatives,
personal representatives, insurers and anyone else who could bring a claim through him or her.

### 5.1 What is not released

Nothing in this agreement releases the resort from a claim that the law does not allow a person to release, such as a claim for willful or
reckless conduct, or a claim under a statute that sets the duties of ski area operators. Where the law limits a release that a parent gives
for a child, this agreement applies to the child only as far as that law allows.

### 5.2 Indemnity

The signer agrees to repay the resort for losses, including reasonable legal costs, that result from a claim which a participant, or someone
acting for a participant, brings in breach of this agreement, and for harm that a participant causes to another person through careless or
forbidden conduct.

## 6. Children

A signer who signs for a child confirms that he or she is the parent or legal guardian of the child, or has written authority from the parent
or guardian to sign. The signer has explained the risks and the rules to the child in words that the child understands.

- The signer decides whether the mountain, the day's weather and the chosen trail are suitable for the child.
- The signer, and not the resort, is responsible for supervising the child, except during a lesson or a program that has its own agreement.
- The signer has told the resort of any condition that its staff need to know in order to help the child.

When a participant turns eighteen during the season, he or she must sign this agreement in person before the next day on the mountain.

## 7. Medical care

If a participant is hurt or becomes ill, the resort may give first aid and may call an ambulance or a helicopter. The signer agrees to this
care for each participant and accepts the cost of transport and treatment outside the resort. Patrollers act in good faith with the equipment
and information at hand. The signer understands that the nearest hospital may be more than an hour away, and that weather can ground aircraft.

The resort recommends that every guest hold health and accident insurance that covers winter sports, rescue and transport home.

## 8. Passes, tickets and access

A pass or ticket is issued to one person and **may not be lent, sold or transferred**. It stays the property of the resort. The resort may
check it at any time and may take it away without refund if it is misused, if the holder breaks a rule of this agreement, or if the holder
endangers or harasses other guests or staff.

1. Each pass shows a photograph of its holder. The photograph must be recent and must show the face without goggles, mask or hat.
2. Lifts, trails and whole areas may open late, close early, or stay closed because of weather, snow cover, power or safety.
3. The resort does not promise any number of days, lifts or trails.
4. Lost media will be replaced once proof of identity has been shown; a fee may apply.

## 9. Personal property

The resort is not responsible for skis, boards, clothing, phones or other property that is lost, stolen or damaged on the premises, in lockers,
on racks or in vehicles. Guests park at their own risk and must follow the directions of parking staff.

## 10. Disputes

The signer agrees that the law of the state in which the resort lies applies to this agreement and to every claim in connection with the
activities, and that such claims may be brought only in the courts of the county in which the resort lies or in the federal court of that district.
If a court finds a part of this agreement invalid, the remaining parts stay in force.

## 11. How long this agreement lasts

This agreement takes effect when it is signed and covers each use of the premises until the end date that is shown at check-in. It is not used up by
a single visit. A later version of this agreement, once signed, replaces this one for visits after the date of signature, but does
not change the rights and duties from earlier visits.

## 12. Signing electronically

The resort keeps this agreement in electronic form. The signer agrees to sign electronically, and understands that an electronic
signature, be it a drawn signature, a typed name, or a marked box, has the same effect as a signature on paper. A copy of the signed agreement
is available in the signer's profile and on request at the guest services desk. A signer who prefers paper may ask for it there without charge.

## 13. The signer's statement

By signing, the signer states each of the following:

- I have read this agreement, I have had time to ask questions, and I understand it.
- I know that it limits my legal rights and, where I sign for a child, the legal rights of that child.
- I am at least eighteen years of age, and I sign of my own free will.
- The names and dates of birth that I gave at check-in are correct.
- *I would rather stay off the mountain than take a risk that I have not accepted here.*
`);
