# 1,024 plain words, easily told apart by eye and ear: the head of a journal is said in four of them. Another language has
# as many of its own. Their order is for good: a word put in, left out or moved changes what old battles say.
four-words-list =
    abacus abbey acorn agate alarm album alder almanac almond alpine amber anchor ancient angle anorak antelope
    anvil apricot apron aqua arbour arch arctic arena armchair artist aspen asphalt atlas attic autumn avenue aviary
    azure badger bagpipe bakery balcony ballet balloon bamboo banana bandage banjo banner barber barley barn barrel
    barrow basil basket beach beacon beaker bean beetle belfry bellows beret berry bicycle bird biscuit bison black
    blade blanket blossom blue boat bobbin body bonfire bonnet bottle bouquet bowl box bracelet bracket bramble
    brass brave bread breeze brewer brick bridge bright bronze brooch brook brown brush bubble bucket budget buffalo
    bugle builder bulb burger butcher butter button buzzard cabbage cabin cable cactus cake calendar camel camera
    canal candle canoe canvas canyon cap capsule caravan carbon card cargo carpet carrot cashew castle catapult
    cavern cedar celery cellar cello cement chain chalk champion charcoal chariot cheese cherry chess chestnut
    chimney china chisel chorus chutney cider cinnamon circle circus citrus city clam clarinet clean clever cliff
    cloak cloud club coach coal cobalt cobbler cobra cobweb cockpit cocoa coconut coffee coin collie comb comet
    common compass compost cook copper corner cosmic cosy cottage cotton cousin cowbell coyote crab cradle crane
    crater crayon cream crest cricket crimson crocus crumb crystal cube cuckoo cupboard curlew curly curtain cushion
    custard cutlery cypress daffodil dahlia dairy damson dancer dark date dawn deep delta denim dentist desk dial
    diamond dice digger digit dinghy dinner dish dog doll dolphin domino donkey door double dough dove dragon drawer
    dress drum duchess duck dune dust eager eagle earring earth easy echo eclipse egg eight elbow elephant elf
    emerald emperor emu engine engraver evening fabric falcon family farmer feather fellow felt fence fennel fern
    ferret festival fiddle field fiery fifteen fig figure film filter finch finger firefly fisher flagon flame
    flamingo flask flat fleet flint flood florist fluffy flute foam foggy folder folk fondue foot forest forge forty
    fossil fountain foxglove fragile fresh friend frog front frosty frozen fruit galaxy game gander garage garden
    garlic garnet gazelle gecko genius gentle geranium gherkin giant gift giraffe glacier glad glass gleam glider
    globe glow gnat goblet golden golf gondola goose gosling grain grammar granite grape gravel green grey griffin
    grill grocer grotto ground grove guard guide guitar haddock halibut hamlet hammer hammock hand harmony harness
    harp harvest hat hatbox hatchet haven hawk hawthorn haystack hazel head heart heavy hedge hemp herald hermit
    heron herring hexagon hickory hinge hippo history hive hobby hockey holly home honest honey hoop hornet horse
    hostel hound hundred hunter hyacinth iceberg icicle igloo iguana indigo inkwell inlet insect iris iron island
    ivory ivy jackdaw jacket jackpot jade jaguar jar jasmine jazz jeans jelly jersey jet jetty jewel jigsaw jingle
    joker journal jug juggler juice jumbo jumper junior juniper kale kangaroo kayak kelp kestrel ketchup kettle
    keyhole kilt kitchen kite kitten kiwi koala lace lacquer ladder ladle lagoon lamb lantern lapwing lasagne latch
    lattice laurel lavender leaf ledger legend lemon lentil leopard letter lettuce level liberty library lilac lily
    lime limpet linen lion liquid lizard llama lobster local locket lodge lofty logbook lollipop loom lord lorry
    lotus lucky lunar lunch lupin lynx macaroni machine magenta magic magnet magpie mallard mammoth mandolin mango
    mantle maple marble margin marigold market maroon marsh marvel mascot mason mattress meadow medium melody melon
    menu merchant mercury meteor mild miller minnow minstrel mint minute mirror mole monarch moon mortar mosaic moss
    mouse muffin mural museum mushroom music muslin myrtle napkin native nature neck nectar needle nephew nickel
    nimble ninety noble noodle note novel nugget number nutmeg oak oasis oatmeal oboe ocean ochre octave octopus
    office oil olive onion opal open opera orange orbit orchard orchid oregano organ ostrich otter outlaw overcoat
    oyster paddle padlock pageant painter palace palm pamphlet pancake panda pansy panther paper paprika papyrus
    parade parcel parsley parsnip pastry pasture path pavement peacock peanut pebble pelican pelmet pencil pendulum
    penguin penny pepper perch pewter pheasant phoenix piano piccolo picnic picture piglet pike pillar pillow pilot
    pink pioneer pirate pitcher pizza planet plate plaza plough plover plug plume poem pollen polo pond poplar poppy
    porridge portal potato pottery powder prairie present pretty pretzel primrose print prism prize pudding pulley
    pulse pumpkin puppet purple puzzle pyramid python quail quarry quartet quartz queen quest quick quiet quiver
    quiz rabbit raccoon radish rafter railway rainbow raincoat raisin rambler rapid rare rascal rattle razor ready
    recipe record reed reindeer relay relish remote rhubarb ribbon rich ride rigging ripple river robe robin rock
    roof rooster rosemary rowan royal rubber ruby rucksack rudder ruler runner russet rustic safe saffron sailor
    salad salmon salt samovar sandal sapphire sardine satchel satin saucer sausage scale scallop scarf scarlet
    school scooter scout screen screw script scroll sculptor season seaweed senior seven shadow shallow shampoo
    shamrock shark shed shelf shilling ship shirt shoulder shovel shrimp shutter sickle signal silent silk silver
    siren sister skate sketch ski skylark sledge sleepy sleeve slice slipper small smith smoke smooth snail snake
    snow snug soap sofa solid space spaniel spanner sparrow spatula spider spinach spindle splendid sponge spoon
    spring spruce square squid squirrel stable stadium stallion stamp star station statue steady steel steeple
    stencil steward stirrup stocking stone stork stormy strap stream street strong student studio sturdy sugar
    suitcase summer sunny sunset swan sweater swift sycamore syrup tablet tall target tarmac tartan tassel teacup
    teak teapot teaspoon temple tennis tent terrace textile thatch theatre thermal thermos thick thimble thistle
    thorn thousand thread thrifty thrush thunder ticket tidal tiger tinder tinsel tiny title toboggan toga token
    tomato tooth topaz torch torrent tortoise tower track tractor trader trail tram trapdoor treasure treble tree
    trellis triangle trifle trio tripod trombone trophy trousers trout trowel trumpet trunk trusty tulip tuna tundra
    tunnel turban turf turkey turnip turret turtle tusk tutor tweed twelve twenty twig twilight ukulele umbrella
    uncle unicorn uniform upland valley valve vanilla vase vault velvet verandah vessel villa vinegar vineyard
    violet violin visa vivid voice volcano vulture waffle wagon walnut walrus warbler wardrobe wasp water weasel
    weaver welcome well wharf wheat whisker wicker windmill window wing winter wire wisdom wombat wonder wooden
    woolly world wreath wren yacht yeoman yodel yogurt young zebra zenith zephyr zigzag zinc zither zone zoo
