import { area } from '../../area.ts';

export const guides = area('guides', {
  jump: 'On this page',
  title: 'Furniture guides',
  lede: 'What to check before you buy, how to get it home, and how to keep it for the next thirty years.',
  questionsTitle: 'Four questions about software',
  list: {
    measure: {
      title: 'Will it fit through the door?',
      intro:
        'Most sofas that go back to the seller were the right size for the room and the wrong size for the hallway. Ten minutes with a tape measure prevent that.',
      points: [
        'Measure every door on the way, between the frames and not the wall: width and height, with the door taken off its hinges if need be.',
        'Measure the narrowest spot of the stairs, the landing from wall to wall, and the elevator with its doors open.',
        'A sofa goes through a door standing on end or on its back. Compare the door’s width with the sofa’s depth and with its height; the smaller of the two must fit with an inch to spare.',
        'Around a corner the diagonal counts. Cut cardboard to the sofa’s depth and length and walk it through.',
        'Ask the seller which parts come off. Legs often unscrew, and they save four to six inches.',
      ],
      outro:
        'Then use the size filter in the search: type the largest size that fits, and you see only furniture that does.',
    },
    secondHand: {
      title: 'How to look at used furniture',
      intro: 'Age is no defect. These are the things to look at before you pay, in person or in the photos.',
      points: [
        'Joints: rock a chair or table gently by its back or corner. Movement in a joint can be glued; a crack through a leg cannot.',
        'Drawers: pull each one all the way out. Dovetails at the corners are a good sign, and so is a drawer that slides back by itself.',
        'Wood or veneer: look at the edges and the back. Veneer on solid wood lasts for generations; bubbles in it can be ironed flat, missing parts cannot.',
        'Upholstery: press the seat with your hand. It should come back slowly and quietly. Ask about smoke, pets and when it was last cleaned.',
        'Wood dust in fine piles under the furniture means live woodworm. Old, dark holes alone are history.',
        'Smell the inside of a cupboard. Damp stays for years.',
      ],
      outro:
        'An honest seller shows flaws in the photos. If something is missing, ask for another picture before you pay.',
    },
    care: {
      title: 'Caring for wood, leather and fabric',
      intro: 'Furniture that has lasted fifty years does not need much. It needs the right little, now and then.',
      points: [
        'Wood: dust with a soft dry cloth, wipe with a barely damp one, and dry at once. Oil an oiled surface once a year, thinly, and wipe off what has not gone in after twenty minutes.',
        'White rings are moisture in the finish. Warm air from a hair dryer, kept moving, often takes them out.',
        'Leather: keep it two feet away from radiators, wipe it with a damp cloth, and feed it with a leather cream twice a year.',
        'Fabric: vacuum with the soft brush, turn loose cushions every month, and blot a spill instead of rubbing it. Test every cleaner where nobody looks.',
        'Sun fades everything. Turn the furniture, or draw the curtain at noon.',
      ],
      outro: 'And tighten screws once a year. Most wobbly chairs have only that to say.',
    },
  },
});
