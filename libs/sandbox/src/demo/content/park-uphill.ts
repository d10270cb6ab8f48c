import { waiverHtml } from './waiver-html';

/** Terrain park, night and uphill travel: the activities that the main release does not cover. Not legal advice. */
export const parkUphill = waiverHtml(`
## Terrain Park and Uphill Travel Agreement

**Terrain parks, night terrain and uphill routes carry risks that go beyond those of ordinary skiing and riding. This agreement explains them, sets the rules, and releases claims. It is signed in
addition to the Season and Day Liability Release.**

It covers the terrain parks, the halfpipe, the skill-building park, night terrain, and the designated uphill routes of Silverpine Mountain Resort. A parent or legal guardian signs for each
participant who is under eighteen years of age.

## 1. What the words mean

- **Resort** means Silverpine Mountain Resort, its owners, operators, related companies, employees, park crew, patrollers, volunteers, contractors and agents, and the owners of the land.
- **Park** means an area that is marked with an orange oval and that contains features.
- **Feature** means a jump, hip, quarter pipe, halfpipe, box, rail, wall, bump, bank or other object or shape, of snow or of other material, on which people perform maneuvers.
- **Night terrain** means trails that are open and lit after the daytime lifts have closed.
- **Uphill travel** means climbing on skis, on a splitboard, on snowshoes or on foot, and coming down again, with or without the use of a lift.
- **Uphill route** means a route that the resort has marked and opened for uphill travel on a given day.
- **Participant** means each person for whom this agreement is signed. **Signer** means the person who signs.

## 2. Terrain parks

Features are built to be difficult. They change with temperature, sun, wind, grooming and use. A jump that was right in the morning may be too fast or too slow in the afternoon. The park crew shapes and inspects
features, but **no inspection can make a feature safe, and the participant alone decides whether to use it, at what speed and with what maneuver.**

### 2.1 Added risks of parks

1. Falls from height onto hard snow, ice, steel, wood or plastic.
2. Landing short on a flat surface, or too far, beyond the landing.
3. Being upside down in the air, whether on purpose or not. **Inverted maneuvers carry a high risk of paralysis and death, and are forbidden outside of supervised training.**
4. Collisions with other participants who drop in, land, fall, stop or watch.
5. Features that were damaged, moved or iced over since the last inspection.
6. Catching an edge on a rail or box, and falling onto the object.
7. Misjudging speed, since snow changes from one run to the next.
8. Imitation: trying what others do before one is ready.

### 2.2 Park SMART

The participant agrees to follow these rules on every run:

- **Start small.** Work your way up. Build your skills on small features first.
- **Make a plan.** Every feature, every time. Know your speed, your approach, your take-off and your landing.
- **Always look.** Before you drop, look at the feature and at everyone around it. Ride through first, and see what has changed.
- **Respect.** The features and other users. One person at a time. Call your start. Wait your turn. Clear the landing at once.
- **Take it easy.** Know your limits. Land on your feet.

### 2.3 Park access

A park pass, or a valid agreement, is checked at the gate. Helmets are required for participants under eighteen years of age, and strongly recommended for all. Participants under ten years of age may use large and extra-large
features only with a coach of the resort. Filming with a drone is forbidden. Followers with a camera must keep a safe distance and count as users of the feature. The park crew and the patrol may close a feature at any time, and may send a participant away for
the day.

## 3. Night terrain

Night skiing is beautiful and cold. Light comes from lamps along the trail; between them there are shadows.

1. Shadows hide bumps, ruts, ice and people. Distance and speed are hard to judge.
2. Snow that melted in the sun freezes after dark, often within a few minutes.
3. Groomers and snowmobiles begin work while lifts are still turning. **A winch cat pulls a steel cable that can cross a whole trail and can be invisible. Never pass a closure at night.**
4. Fewer patrollers are on duty, and help may take longer.
5. Unlit trails are closed, and so are the trees between lit trails.
6. Power can fail. If the lights go out, stop at the side of the trail, turn on a lamp if you have one, and wait for staff.

Participants under thirteen years of age must be with an adult after dark. Wearing a lamp, bright clothing and clear goggles is recommended.

## 4. Uphill travel

Climbing a mountain under one's own power is demanding. The resort allows it as a courtesy and may withdraw the permission at any time.

### 4.1 Added risks of uphill travel

- Meeting people who come down fast, and who do not expect anyone to come up.
- Meeting groomers, snowmobiles, winch cables, snowmaking hoses and electric lines at work, above all outside of operating hours.
- Avalanche control work, including explosives that are thrown by hand, fired or remotely set off. **Terrain that looks quiet may be about to be blasted.**
- Avalanches and sliding snow, on routes and beside them, even on small slopes.
- Getting lost, in darkness, in fog and in storm.
- Exhaustion, cold injury, dehydration, altitude illness and heart problems.
- Failure of skins, bindings, crampons, lamps and phones.
- No patrol. **Outside of operating hours nobody looks for you, nobody sweeps the trails and nobody may notice that you have not come back.**

### 4.2 Rules for uphill travel

1. Look at the uphill status page or call the uphill line on the same day. If a route is not shown as open, it is closed.
2. Use the marked uphill route only, and keep to its side, in single file. Stop only where you can be seen from above.
3. Wear your uphill band or carry your uphill pass in sight.
4. Carry a charged phone with the number of dispatch, and tell somebody where you go and when you will be back.
5. From dusk to dawn wear a headlamp, a red light to the rear, and something reflective.
6. Stay at least one hundred feet from machines. Make eye contact with the driver before you pass. Never cross behind a machine that is tied to a cable.
7. Leave the route at once when staff tell you to, and do not argue with them.
8. Dogs are allowed only where and when the status page says so, always on a leash, and never during operating hours.
9. Sleds, snow bikes and toboggans may not be used for the descent.
10. Pack out everything that you brought in.

### 4.3 Beyond the boundary

Uphill routes do not lead into the backcountry. A participant who leaves the area enters land that is not patrolled, not controlled and not marked. He or she needs a beacon, a shovel, a probe, training, a partner and the day's avalanche
forecast, and must use an open gate. Rescue may be slow, may be impossible, and may have to be paid for.

### 4.4 Turning back

Most accidents on uphill routes happen after a plan should have been changed. The participant agrees to turn back, or not to set out at all, when one of the following is the case:

- the route has been closed, or the sign at its start shows that work is going on;
- wind, snowfall or fog has become so strong that the next marker cannot be seen;
- a member of the group is cold, exhausted or unwell, or would have to go on alone;
- the light of the day, or of the lamp, will not last until everyone is down;
- nobody can say with certainty where the group is.

**No summit, no sunrise and no personal record is worth a rescue at night.**

## 5. Fitness, equipment and conduct

The signer confirms for each participant that:

- he or she is fit enough for the chosen activity, and has asked a physician if there was any doubt;
- he or she has the skill that the chosen feature, trail or route calls for;
- his or her equipment fits, works, and is meant for the activity; *ordinary rental equipment is not meant for terrain parks;*
- he or she will not take part under the influence of alcohol, cannabis or another drug;
- he or she will wear brakes or leashes that hold back the equipment;
- he or she will give name and contact data to the others and to the staff after a collision, and will stay until help has come.

### 5.1 When others are hurt

Place crossed skis or a board upright in the snow above the injured person, send two people to the nearest lift, and call dispatch. Do not move the injured person unless there is danger. Never remove a helmet. In a park, one person stands at the
take-off and closes the feature with crossed arms until the crew arrives.

## 6. Accepting the risks

**The signer knows that these activities may lead to broken bones, brain and spinal injury, paralysis and death, and freely accepts all their risks, whether described here or not, whether inherent in the activity or
not, for himself or herself and, as far as the law allows, for each child for whom the agreement is signed.**

The signer understands that the resort does not judge the skill of participants, does not watch every feature and route, and does not promise that a feature has been built to any standard. There is no single correct design for a jump; speed, line, body
position and snow decide where a person lands.

## 7. Release of claims

To the fullest extent that the law allows, the signer releases the resort from all claims for injury, death, property damage and other loss in connection with parks, features, night terrain and uphill travel. **This includes
claims that are based on negligence in the design, construction, inspection, maintenance, marking, lighting, opening or closing of features, trails and routes, in snow safety work, in the operation of machines, and in rescue and first aid.**

The signer agrees not to sue the resort for a released claim. This also binds heirs, relatives, representatives and insurers.

### 7.1 What is not released

Willful and reckless conduct, and other claims that the law does not allow a person to release in advance, are not released. Statutes on ski safety that set the duties of operators and of guests stay in force.

### 7.2 Indemnity

The signer will repay the resort for losses, including reasonable legal costs, that result from a claim in breach of this agreement, or from harm that a participant does to others by breaking its rules. **A person who has to be rescued from a closed area or from beyond the
boundary pays the cost of the rescue.**

## 8. Loss of permission

Access to parks, night terrain and uphill routes is a privilege. The resort may withdraw it, with or without the season pass, from anyone who breaks a rule of this agreement, who uses a closed feature, trail or route, or who endangers staff. There is no refund for a privilege that
was withdrawn for cause.

## 9. General terms

- The law of the state in which the resort lies applies, and claims may be brought only in the courts of its county or in the federal court of that district.
- If a part of this agreement is invalid, the rest stays in force.
- This agreement lasts until the end date that is shown at check-in, and covers every use until then.
- It stands beside the Season and Day Liability Release; where the two differ, the stricter rule applies.
- The signer agrees to sign electronically, and can find a copy of the signed agreement in his or her profile.

## 10. The signer's statement

By signing, the signer states each of the following:

1. I have read this agreement, and I understand it.
2. I know that features, night terrain and uphill routes are more dangerous than ordinary trails.
3. I will look at the status page before each tour, and I will not enter closed features, trails or routes.
4. I am at least eighteen years of age, and I am the parent or legal guardian of each child for whom I sign, or have their written authority.
5. *I give up the claims that are described in section 7.*
`);
