import { waiverHtml } from './waiver-html';

/** Ski school and minor participation, the waiver that one guardian signs for several children at once. Not legal advice. */
export const schoolMinors = waiverHtml(`
## Ski School and Minor Participation Agreement

**This agreement is for parents and legal guardians. It explains what our instructors do, what they cannot do, what we need from you, and which claims you give up
for yourself and, as far as the law allows, for your child.**

It covers group lessons, private lessons, multi-week programs, camps, the children's center and supervised lunch at Silverpine Mountain Resort. It may be signed
once for several children of one household. Each child is then covered separately, as if a separate agreement had been signed for that child.

## 1. What the words mean

- **School** means the Silverpine Mountain Resort ski and snowboard school, its children's center, and the instructors, assistants, volunteers and staff who work in
  them, as well as the resort, its owners, related companies, contractors and agents.
- **Child** means each participant under eighteen years of age for whom this agreement is signed.
- **Guardian** means the parent or legal guardian who signs, or a person who has the written authority of a parent or legal guardian.
- **Program** means a lesson, a series of lessons, a camp, or a stay at the children's center.
- **Pick-up person** means a person whom the guardian has named, and who may collect the child.
- **Class** means the group in which a child learns. A class has an instructor and may have an assistant.

## 2. What happens in a program

Children learn by moving. They will ski or ride on slopes that are new to them, ride lifts, fall, get up, wait in the cold, and try things that they could not do
yesterday. An instructor chooses slopes and tasks for the class as a whole, by age and by ability, and cannot hold every child by the hand.

1. **Meeting.** The guardian brings the child to the meeting place at the stated time, dressed and fed, with equipment that fits.
2. **Sorting.** The school places each child by age, ability and experience. It may move a child to another class during the day.
3. **Learning.** The class uses the learning area, moving carpets, chairlifts, gondolas and trails. Advanced classes may use glades and small terrain features.
4. **Breaks.** Children are given time to warm up, drink and use the restroom. Full-day programs include lunch.
5. **Return.** The class comes back to the meeting place, where children are handed to a pick-up person.

### 2.1 Lifts

**The guardian understands that a child may ride a chairlift with other children of the class, with an instructor, with another adult guest who has been asked to help, or,
when old and skilled enough, without an adult on the same chair.** Instructors teach how to load, ride and unload. Lift attendants help with loading. A fall from a chairlift can
cause severe injury or death.

### 2.2 Changing conditions

Programs take place in snowfall, wind and cold. The school may shorten outdoor time, move indoors, or end a program early. A program that has begun is not refunded for
reasons of weather, except when all lifts that serve the learning area stand still for more than half of the program.

## 3. The risks

Snow sports are dangerous, for beginners as well as for experts, inside and outside a lesson. An instructor's presence does not take the danger away. The guardian
understands that the risks include the following:

- falls, on snow and on ice, at low speed and at high speed;
- collisions with other members of the class, with other guests, with instructors, and with fixed objects, trees and machines;
- moving carpets, rope tows, chairlifts and gondolas, including falls from them and entanglement in them;
- snow and ground that change through the day, hidden rocks and holes, steep slopes, deep snow and tree wells;
- cold, wind, altitude and strong sun, which affect children faster than they affect adults;
- equipment that does not fit, that fails, or that does not release;
- being separated from the class, in spite of head counts;
- illness that passes from child to child, as in every place where children are together;
- food that contains an allergen, in spite of care;
- mistakes of judgment by instructors, by other children, and by the child.

These risks can lead to bruises, fractures, torn ligaments, concussion, brain and spinal injury, paralysis and death. **The guardian has thought about them, has explained
them to the child in suitable words, and accepts them on behalf of the child and for himself or herself, as far as the law allows.**

## 4. Is the program right for your child?

The guardian decides whether a child is ready, and confirms that:

1. the child is of the age that the program requires, and is toilet trained where the program requires it;
2. the child is healthy on the day, without fever and without an illness that others could catch;
3. the child's ability was described truthfully;
4. the child can follow simple instructions and can be apart from the guardian for the length of the program;
5. the child's equipment fits, and its bindings were set by a competent person with correct information;
6. the child wears a helmet. **Helmets are required for all children in programs.**

If it turns out that a program is not suitable, the school will call the guardian. The guardian, or a pick-up person, must then be able to come to the meeting place within
thirty minutes.

### 4.1 Needs that we should know about

Please tell us about allergies, medication, conditions such as asthma, diabetes, epilepsy or heart disease, recent injuries, and about anything that helps a child to feel safe and to
learn. The school welcomes children with disabilities, and its adaptive program can arrange for specially trained instructors if it is told in time.

- The answers are given on the child registration form, and not in this agreement.
- They are seen by those who look after the child, and by those who give first aid.
- They are kept in protected form and are deleted after a set time.
- The guardian must bring them up to date before each program if something has changed.

## 5. Medication and first aid

Staff do not give medication, with the exception of emergency devices, such as an epinephrine pen or an inhaler, which the guardian has handed over with written
instructions. A child who carries such a device must show it to the instructor at the start of each day.

If a child is hurt or falls ill, the school will give first aid, call the ski patrol when needed, and try to reach the guardian first and then the alternate contact. **If
nobody can be reached, the guardian authorises the school, the ski patrol and medical staff to decide on transport and urgent treatment, including anesthesia and surgery if a physician
thinks that waiting would endanger the child.** The guardian accepts the cost of transport and treatment.

Concussion is taken seriously. A child who has had a blow to the head and shows any sign of concussion will stop for the day, and will need a physician's
note to come back.

## 6. Handing over and picking up

Children under thirteen years of age are handed over only to the guardian or to a pick-up person. Staff will ask for identification, even from guardians whom they know by sight.

1. The pick-up tag or code that was given at check-in must be shown. A person without it will be asked to wait until the school has reached the guardian.
2. Guardians who share custody must tell the school about any order of a court that limits who may collect a child.
3. A child of thirteen years or more may leave the meeting place alone, unless the guardian has asked in writing that he or she be kept there.
4. Late pick-up is charged for each fifteen minutes. An hour after the end of the program, and after every contact has been tried, the school may ask the authorities for help.

### 6.1 Staying in reach

The guardian must carry a phone that is switched on, must have given its number at check-in, and must stay at the resort or within thirty minutes of it while a child under
seven years of age is in a program. Mountain reception is uneven; the guardian should look at the phone during each lift ride.

## 7. Behavior

Every child deserves a good day. A child who repeatedly endangers others, hits, bullies or runs away will be kept apart, with a staff member, until the guardian comes. In
serious cases the child may be excluded from the program without a refund. The school does not use physical punishment, and staff are not alone with a child out of the sight of
others except in an emergency, or on a lift.

### 7.1 What to bring and what to leave at home

- Bring gloves, goggles, sun protection, a spare pair of socks, and a name tag inside each item.
- Leave toys, cash, jewelry and game consoles at home.
- Phones stay in the pocket during lessons. A child who needs to call home may ask the instructor.

The school is not responsible for property that is lost or damaged.

## 8. Release of claims

**To the fullest extent that the law allows, the guardian, for himself or herself and on behalf of each child, releases the school from all claims for injury, death, property damage or
other loss that arise from a program, from the use of lifts, slopes and buildings, from the choice of terrain and tasks, from instruction, supervision, first aid and transport,
including claims that are based on the negligence of the school.**

The guardian agrees not to sue the school for a released claim. This also binds the family members, heirs, representatives and insurers of the guardian and of the child.

### 8.1 What is not released

This release does not cover willful or reckless conduct, abuse, or any other claim that the law does not allow a person to release in advance. In some states a parent cannot release the
claims of a child; this agreement then applies to the parent's own claims, and stands as proof that the risks were explained and accepted.

### 8.2 Indemnity

The guardian will repay the school for losses, including reasonable legal costs, that result from wrong statements in this agreement, from a lack of authority to sign, or from harm that a
child does to others by deliberate or reckless conduct.

## 9. Photographs of children

Instructors may take pictures for the class, for example for a progress report, and will share them with guardians of that class only. **Pictures of a child are used
in advertising only if the guardian has agreed in a separate consent.** Guests in the background of other people's pictures are beyond the school's control.

## 10. Payment, absence and change

- Missed days of a multi-week program are not refunded, but one day may be made up if there is space.
- A child who is ill, with a physician's note, receives credit for the days that remain.
- A program may be moved to another day until the evening before, if there is space.
- The school may combine or cancel classes with fewer than three children. In that case it offers another class or a refund.

## 11. General terms

The law of the state in which the resort lies applies to this agreement, and claims may be brought only in the courts of its county or in the federal court of that district. If a part is invalid, the
rest stays in force. This agreement covers each program that begins between its start date and the end date shown at check-in. It stands beside, and does not replace, the liability release for
the use of the mountain and the rental equipment agreement.

The guardian agrees to sign electronically. When one signature covers several children, the school keeps a separate record for each child, with the name of the guardian, the date, the time and the text that
was shown. A copy is available in the guardian's profile.

## 12. The guardian's statement

By signing, the guardian states each of the following:

1. I am the parent or legal guardian of each child whose name is shown, or I have the written authority of the parent or guardian.
2. I have read this agreement, I have had time to ask questions, and I understand it.
3. I understand that an instructor cannot prevent every injury, and that my child may ride lifts without me and, if old and skilled enough, without an adult.
4. I agree to first aid and to urgent treatment if I cannot be reached.
5. I have told the school what it needs to know in order to look after my child.
6. *I accept the risks on behalf of my child, and I give up the claims that are described in section 8, as far as the law allows.*
`);
