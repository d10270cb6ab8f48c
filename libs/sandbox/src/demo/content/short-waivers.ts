import { waiverHtml } from './waiver-html';

/** The tubing hill asks each day anew, so its text is short enough to be read in the queue. */
export const tubingDay = waiverHtml(`
## Tubing Hill: Agreement for Today

**This agreement is good for today only. It releases claims. Please read it before you take a tube.**

Tubing is riding down a snow lane on an inflated tube that cannot be steered or stopped by the rider. It looks gentle, and most rides are. Some are not.

## 1. The risks

- Tubes go faster when it is cold, when snow is hard and when several tubes ride together. Speed changes during the day.
- Riders may spin, tip over, leave the lane, or hit other riders, banks, fences, tubes and the run-out.
- Walking on snow and ice, and riding the moving carpet, lead to falls.
- Injuries may include cuts, fractures, concussion, spinal injury and death.

## 2. The rules

1. Riders must be at least four years old and 36 inches tall.
2. One rider on each tube, unless staff tie tubes together.
3. Sit or lie on your back, feet first. Never kneel, stand or ride head first.
4. Wait until staff send you. Leave the run-out at once, and walk along the side.
5. Wear boots and gloves. Tie back scarves and long hair.
6. Nobody rides who is pregnant, who has a back, neck or heart condition, or who has been drinking.

## 3. Release

**To the fullest extent that the law allows, the signer releases Silverpine Mountain Resort, its owners, employees and agents from all claims for injury, death or loss that arise from tubing today,
including claims that are based on negligence.** Willful and reckless conduct is not released. The signer accepts the risks for himself or herself and, as far as the law allows, for each child for whom the agreement
is signed.

## 4. Statement

The signer has read this agreement, is at least eighteen years of age, and is the parent or legal guardian of each child who is named, or has their authority. *Have fun, and watch the run-out.*
`);

/** Optional by design: a guest may skip it and still be checked in. */
export const mediaConsent = waiverHtml(`
## Photo and Video Consent

**This consent is voluntary. Your visit does not depend on it, and you may skip it.**

Our photographers take pictures on the mountain, in lessons and at events. With your consent we may use pictures in which you, or the children for whom you sign, can be recognised.

## 1. What you allow

- Silverpine Mountain Resort may take photographs, video and sound recordings of the people who are named.
- It may show them on its website, in its app, on social networks, in print and on screens at the resort.
- It may crop them and adjust their light and color, but it will not change what they show.

## 2. What you do not allow

- Names of children are never published.
- Pictures are not sold to others, and are not given to others for their advertising.
- Pictures that show an injury, or that would embarrass a person, are not used.

## 3. How long it lasts

The consent lasts until it is taken back. You can take it back at any time at the guest services desk or by e-mail. From then on pictures are no longer used in anything new, and they are removed from our own
pages within thirty days. Printed matter that has already been made will not be called back.

## 4. No payment

You will not be paid, and you have no claim to see a picture before it is used. **You may ask for a copy of any picture that shows you, free of charge.**
`);

/** For the race lane, where a name has to be typed and drawn. */
export const raceEntry = waiverHtml(`
## Race Entry and Training Release

**Racing is done at the limit. This agreement is signed in addition to the Season and Day Liability Release, and it releases claims.**

## 1. What racing means

A course is set so that racers reach high speed and must turn at places that they did not choose. Courses are hard, often icy by intent, and become rutted as racers pass. Nets, pads and fences reduce some risks and bring others. A
racer who falls may slide a long way, may hit gates, timing devices, officials or other racers, and may be seriously hurt or killed.

## 2. What the racer must do

1. Inspect the course before the first run, and look at it again when the weather changes.
2. Wear a hard-shell helmet made for racing. Back protection is recommended.
3. Use skis whose bindings were inspected this season.
4. Start only when the starter says so, and leave the course at once when told.
5. Withdraw from the race if it seems too dangerous. **The decision to start is the racer's own, on every run.**

## 3. What the organizer does

- It sets the course, appoints a jury, and provides patrollers at the start and along the course.
- It may change, delay, shorten or cancel a race.
- It publishes names, age groups, clubs and times in result lists.

## 4. Release

**To the fullest extent that the law allows, the racer, or the parent or guardian of a racer who is under age, releases Silverpine Mountain Resort, the organizing club, course setters, officials, timekeepers and sponsors
from all claims for injury, death or loss in connection with racing and race training, including claims that are based on negligence.** Willful and reckless conduct is not released.

## 5. Statement

The signer has read this agreement, knows how dangerous racing is, is at least eighteen years of age, and signs of his or her own free will. *The mountain has the last word.*
`);

/** Belonged to last summer. Its dates have passed, so nobody can still meet it by an old signature. */
export const bikePark = waiverHtml(`
## Bike Park Summer Release

**This agreement covers lift-served mountain biking during the summer season that is shown. It releases claims.**

## 1. The risks

- Trails contain rocks, roots, drops, jumps, bridges, berms and loose ground, and they change with rain and use.
- Riders fall, collide with trees and with each other, and are struck by their own bikes.
- Bikes and brakes fail, above all on long descents.
- Weather turns quickly; lightning stops the lifts, and riders may have to wait in the open.
- Wild animals use the trails too.

## 2. The rules

1. A helmet is required at all times. A full-face helmet, gloves and body armor are strongly recommended.
2. Ride within your ability. Look at a feature before you ride it.
3. Yield to riders ahead of you. Call out before you pass.
4. Stay on open trails. Do not ride when a trail is muddy or roped off.
5. Load your bike as the attendants show you.

## 3. Release

**To the fullest extent that the law allows, the signer releases Silverpine Mountain Resort, its owners, employees and agents from all claims for injury, death or loss that arise from the use of the bike park, its trails and its
lifts, including claims that are based on negligence.** Willful and reckless conduct is not released.

## 4. Statement

The signer has read this agreement, is at least eighteen years of age, and is the parent or legal guardian of each child who is named, or has their authority.
`);
